/** Ports of the browser flows: their own, so that they run beside an `npm start`. */
export const testPorts = { site: 4310, standIns: 4311 } as const;
