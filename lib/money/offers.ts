import { type PlanGroupId, planGroupIds, planGroups } from '@/content/plans';
import type { Plan, PlanGroup } from '@/content/schema/plan';
import { claims } from '@/content/site';
import { formatDollars } from './format-money';

/** A plan of content/plans.ts with its price in words. A 'Custom' price has no period and no setup fee. */
export type Offer = Omit<Plan, 'price' | 'values' | 'also'> & {
  group: PlanGroupId;
  /** The rows that all plans of the group have, in the same order. */
  rows: readonly { label: string; value: string; detail?: string }[];
  /** What this plan has besides the rows. `count` is the number that a counted part begins with. */
  also: readonly OfferPart[];
  /** All that the plan has, as a list without labels. */
  features: readonly string[];
  /** '$1,999', or 'Custom'. */
  price: string;
  /** The same in US cents. */
  cents?: number;
  /** 'a month'. */
  period?: string;
  /** Price and period: '$30 a month', or 'Custom'. */
  terms: string;
  /** Paid once: '$50'. */
  setup?: string;
  /** '$50 one-time setup fee'. */
  setupTerms?: string;
  /** Whether no plan of the group costs less, so that a page may say 'from'. 'Custom' never is. */
  isLowestPrice: boolean;
  /** One line for the form, with the whole name, because names repeat: 'Startup Launch: $299 a month, $50 one-time setup fee'. */
  formLine: string;
  /** One line for the mail, with the group for the same reason: 'Business Pro' is a website and a support plan. */
  mailLine: string;
};

type OfferPart = { text: string; count?: number; of?: string; drawing?: 'page' | 'round' | 'day' };

/** What a plan's name leaves out: 'Business' is a website, and a plan of support. */
const nouns: Record<PlanGroupId, string> = {
  vps: '',
  startup: '',
  website: ' website',
  support: ' support',
  training: ' training',
  managed: '',
};

/** The name of a plan among the plans of all groups. */
export const planName = ({ name, group }: Pick<Offer, 'name' | 'group'>) => name + nouns[group];

const periods = { month: 'a month', project: 'a project', quarter: 'a quarter' } as const;

export const offers: readonly Offer[] = planGroupIds.flatMap((id) => {
  const group: PlanGroup = planGroups[id];
  return group.plans.map((plan) => makeOffer(plan, id, group));
});

/** The plan with this id, in whichever group; undefined for an unknown id. */
export function findOffer(id: string): Offer | undefined {
  return offers.find((offer) => offer.id === id);
}

/** The plans of one group, in the order of content/plans.ts. */
export function offersOf(group: PlanGroupId): Offer[] {
  return offers.filter((offer) => offer.group === group);
}

/** The features that tell the plans of a group apart, where there is one line for each plan. */
export function briefFeatures({
  group,
  features,
  also,
}: Pick<Offer, 'group' | 'features' | 'also'>): readonly string[] {
  return group === 'startup' ? [...features.slice(0, 2), ...also.map(({ text }) => text)] : features.slice(0, 3);
}

/** What tells the plans of a group apart at a glance: '4 vCPU, 8GB' of a server, '5 pages' of a website; undefined for others. */
export function sizeOf({ rows, also }: Pick<Offer, 'rows' | 'also'>): string | undefined {
  const pages = also.find(({ drawing }) => drawing === 'page');
  if (pages) return `${pages.count} pages`;
  const server = rows.filter(({ label }) => label === 'Processor' || label === 'Memory');
  return server.map(({ value }) => value.replace(/ RAM$/, '')).join(', ') || undefined;
}

function makeOffer({ price, values, also, ...plan }: Plan, group: PlanGroupId, planGroup: PlanGroup): Offer {
  const { period, setupFee, plans } = planGroup;
  const { name } = plan;
  const fullName = planName({ name, group });
  const shared = { ...plan, group, ...readContents(planGroup.rows, values, also) };
  if (price === 'Custom') {
    const lines = { formLine: `${fullName}: ${price}`, mailLine: `${name} (${price}), ${group}` };
    return { ...shared, price, terms: price, isLowestPrice: false, ...lines };
  }
  const amount = formatDollars(price);
  const terms = `${amount} ${periods[period]}`;
  const setup = setupFee === undefined ? undefined : formatDollars(setupFee);
  const setupTerms = setup && `${setup} one-time setup fee`;
  const withSetup = (text: string) => (setupTerms ? `${text}, ${setupTerms}` : text);
  return {
    ...shared,
    price: amount,
    cents: price * 100,
    period: periods[period],
    terms,
    setup,
    setupTerms,
    isLowestPrice: plans.every((other) => other.price === 'Custom' || other.price >= price),
    formLine: `${fullName}: ${withSetup(terms)}`,
    mailLine: `${name} (${withSetup(`${amount} per ${period}`)}), ${group}`,
  };
}

function readContents(
  groupRows: PlanGroup['rows'],
  values: Plan['values'],
  parts: Plan['also'] = [],
): Pick<Offer, 'rows' | 'also' | 'features'> {
  const rows = groupRows.map(({ label, feature = '…' }) => {
    const row = values[label] ?? '';
    const { value, detail } = typeof row === 'string' ? { value: row, detail: undefined } : row;
    return { label, value, detail, feature: feature.replace('…', detail ? `${value} (${detail})` : value) };
  });
  const also = parts.map((part) =>
    typeof part === 'string' ? { text: part } : { text: `${part.count} ${part.of}`, ...part },
  );
  return {
    rows: rows.map(({ label, value, detail }) => ({ label, value, detail })),
    also,
    features: [...rows.map(({ feature }) => feature), ...also.map(({ text }) => text)],
  };
}

/** What the promotion takes off an amount, in whole US cents. */
export const promotionCents = (cents: number) => Math.round((cents * Number.parseInt(claims.promotion, 10)) / 100);
