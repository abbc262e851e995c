import type { Tool } from './schema/tool';

/** Headings of the two groups, word for word from the client's specification (section 9). */
export const toolCategories = {
  operational: 'Startup/SME Operational software',
  knowledge: 'Knowledge/Team/Client management software',
} as const;

/** The groups in the order in which they are shown. */
export const toolCategoryIds = ['operational', 'knowledge'] as const satisfies readonly (keyof typeof toolCategories)[];

export const memberLimits = { min: 10, max: 5000, initial: 10, labels: [10, 100, 1000, 5000] } as const;

/** Teams on a bill. The calculator alone begins at 10: up to 49 people a tool has one price. */
export const billLimits = { min: 1, max: memberLimits.max } as const;

/** Two readings of a tool's costs: each tool keeps one, so a total never depends on the order of clicks. */
const usual = { resourceCostCents: 3500, supportFeeCents: 1500 } as const;
const preselected = { resourceCostCents: 3000, supportFeeCents: 1000 } as const;

export const tools = [
  {
    id: 'issue-tracker',
    name: 'Issue tracker',
    does: 'Bugs and requests as tickets',
    icon: 'ticket',
    category: 'operational',
    pricePerUserCents: 775,
    ...usual,
    replacement: 'Redmine',
  },
  {
    id: 'team-chat',
    name: 'Team chat',
    does: 'Messages in channels',
    icon: 'chat',
    category: 'operational',
    pricePerUserCents: 800,
    ...usual,
    replacement: 'Mattermost',
    caveat: 'Above 250 people, the maker of Mattermost asks for a license.',
    caveatAbove: 250,
  },
  {
    id: 'video-meetings',
    name: 'Video meetings',
    does: 'Calls with a whiteboard',
    icon: 'video',
    category: 'operational',
    pricePerUserCents: 700,
    ...usual,
    replacement: 'BigBlueButton',
  },
  {
    id: 'work-management',
    name: 'Work management',
    does: 'Plans and dates',
    icon: 'list-checks',
    category: 'operational',
    pricePerUserCents: 1099,
    ...usual,
    replacement: 'OpenProject',
  },
  {
    id: 'board-style-work',
    name: 'Board-style work',
    does: 'Cards that move from left to right',
    icon: 'board',
    category: 'operational',
    pricePerUserCents: 800,
    ...usual,
    replacement: 'Wekan',
  },
  {
    id: 'code-hosting',
    name: 'Code hosting',
    does: 'Code and its history',
    icon: 'code',
    category: 'operational',
    pricePerUserCents: 400,
    ...preselected,
    replacement: 'Forgejo',
  },
  {
    id: 'video-conferencing',
    name: 'Video conferencing',
    does: 'Calls from a link',
    icon: 'presentation',
    category: 'operational',
    pricePerUserCents: 400,
    ...usual,
    replacement: 'Jitsi Meet',
  },
  {
    id: 'erp-suite',
    name: 'ERP suite',
    does: 'Accounting, stock, sales',
    icon: 'building',
    category: 'operational',
    pricePerUserCents: 9900,
    ...usual,
    replacement: 'ERPNext',
  },
  {
    id: 'hr-suite',
    name: 'HR suite',
    does: 'Leave, pay stubs, no tax filing',
    icon: 'users',
    category: 'knowledge',
    pricePerUserCents: 3500,
    ...usual,
    replacement: 'Frappe HR',
    caveat: 'Our HR suite files no payroll taxes: if yours does, keep it, and leave this tool out.',
  },
  {
    id: 'team-collaboration-suite',
    name: 'Team collaboration suite',
    does: 'Chat by topic',
    icon: 'handshake',
    category: 'knowledge',
    pricePerUserCents: 575,
    ...usual,
    replacement: 'Zulip',
    caveat: 'Above 10 people, the maker of Zulip charges for alerts on phones.',
    caveatAbove: 10,
  },
  {
    id: 'notes',
    name: 'Notes',
    does: 'Written together',
    icon: 'note',
    category: 'knowledge',
    pricePerUserCents: 800,
    ...usual,
    replacement: 'HedgeDoc',
  },
  {
    id: 'wiki',
    name: 'Wiki',
    does: 'Shared pages',
    icon: 'book',
    category: 'knowledge',
    pricePerUserCents: 575,
    ...usual,
    replacement: 'Wiki.js',
  },
  {
    id: 'knowledge-base',
    name: 'Knowledge base',
    does: 'Handbooks',
    icon: 'library',
    category: 'knowledge',
    pricePerUserCents: 400,
    ...usual,
    replacement: 'BookStack',
  },
  {
    id: 'cloud-file-storage',
    name: 'Cloud file storage',
    does: 'Shared files',
    icon: 'folder',
    category: 'knowledge',
    pricePerUserCents: 1000,
    ...preselected,
    replacement: 'Nextcloud',
  },
] as const satisfies readonly Tool[];

export type ToolId = (typeof tools)[number]['id'];

/** Ticked when the calculator opens. */
export const preselectedTools = ['code-hosting', 'cloud-file-storage'] as const satisfies readonly ToolId[];
