/** Most characters of what each form asks of a person. 254 is the longest address that mail can carry. */
export const personLimits = { name: 200, email: 254 } as const;
