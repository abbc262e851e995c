import { LoginSection } from '@/components/login/login-section';
import { pageMetadata } from '@/lib/seo/page-metadata';
import '@/components/theme/forms.css';

export const metadata = pageMetadata('/login');

export default function LoginPage() {
  return <LoginSection />;
}
