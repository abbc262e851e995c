import { SavingsCalculatorSection } from '@/components/calculator/savings-calculator-section';
import { SavingsMethod } from '@/components/calculator/savings-method';
import { Coupon } from '@/components/sections/coupon';
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
