/** A line of a receipt. Screen readers skip it: they would say "separator" up to five times a receipt. */
export const ReceiptRule = () => <hr className="receipt-rule" role="none" />;
