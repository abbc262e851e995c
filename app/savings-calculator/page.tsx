import { SavingsCalculatorSection } from '@/components/calculator/savings-calculator-section';
import { SavingsMethod } from '@/components/calculator/savings-method';
import { Coupon } from '@/components/sections/coupon';
import { methodCoupon } from '@/content/texts/calculator-page';
import { pageMetadata } from '@/lib/seo/page-metadata';
import '@/components/theme/forms.css';

export const metadata = pageMetadata('/savings-calculator');

export default function SavingsCalculatorPage() {
  return (
    <>
      <SavingsCalculatorSection />
      <SavingsMethod />
      <Coupon
        section={{
          kind: 'coupon',
          description: methodCoupon.description,
          action: { label: methodCoupon.action, to: '/contact' },
        }}
      />
    </>
  );
}
