export function holdCheckout(): Promise<void>;
export function releaseCheckout(): void;
