/** The ports of the browser flows. `npm start` uses others, so both can run at once. FLOWS_PORT changes both ports. */
const site = Number(process.env.FLOWS_PORT ?? 4310);

export const testPorts = { site, fakes: site + 1 } as const;
