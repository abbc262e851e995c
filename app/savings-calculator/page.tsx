import { Coupon } from '@/components/sections/coupon';
import { SavingsCalculatorSection } from '@/components/sections/savings-calculator-section';
import { SavingsMethod } from '@/components/sections/savings-method';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/savings-calculator');

export default function SavingsCalculatorPage() {
  return (
    <>
      <SavingsCalculatorSection />
      <SavingsMethod />
      <Coupon
        section={{
          kind: 'coupon',
          description: 'Bring the estimate and one real invoice. The move can be the project with the discount.',
          action: { label: 'Start a project', to: '/contact' },
        }}
      />
    </>
  );
}
