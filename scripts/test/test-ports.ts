/** Ports of the browser flows: their own, so that they run beside an `npm start`. FLOWS_PORT moves both. */
const site = Number(process.env.FLOWS_PORT ?? 4310);

export const testPorts = { site, fakes: site + 1 } as const;
