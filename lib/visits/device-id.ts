type SecureRandom = Pick<Crypto, 'getRandomValues'>;

const PATTERN = /^[0-9a-f]{32}$/;

export function isDeviceId(value: string | null): value is string {
  return value !== null && PATTERN.test(value);
}

/** 128 random bits in hex. Throws where the browser has no secure random (specification, section 8). */
export function createDeviceId(random: SecureRandom | undefined): string {
  if (!random) throw new Error('No secure random: a device id cannot be made');
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
