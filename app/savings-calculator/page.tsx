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
          description: 'Moving your tools to us can be your first project. Your estimate includes the discount.',
          action: { label: 'Start a project', to: '/contact' },
        }}
      />
    </>
  );
}
