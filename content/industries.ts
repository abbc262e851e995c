import type { Industry } from './schema/industry';

/** The industries, in the client's order. Pages add what their service means in each. */
export const industries = [
  { id: 'tech-startups', icon: 'rocket', name: 'Tech startups' },
  { id: 'healthcare', icon: 'heart-pulse', name: 'Healthcare' },
  { id: 'retail', icon: 'shopping-bag', name: 'Retail' },
  { id: 'automotive', icon: 'car', name: 'Automotive' },
  { id: 'construction', icon: 'hard-hat', name: 'Construction' },
  { id: 'organizations', icon: 'organization', name: 'Organizations' },
  { id: 'manufacturing', icon: 'factory', name: 'Manufacturing' },
  { id: 'logistics', icon: 'truck', name: 'Logistics' },
] as const satisfies readonly Industry[];
