import type { PageInput } from '../../../schema/page';
import { careersSections } from '../../careers';

export const page: PageInput = { path: '/about/company/careers', sections: careersSections };
