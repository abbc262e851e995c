import type { ToolId } from './tools';

/** The sample bill of the site. Its prices are computed from content/tools.ts. */
export const sampleBill = {
  members: 40,
  tools: ['issue-tracker', 'team-chat', 'work-management', 'notes', 'cloud-file-storage', 'hr-suite'],
} as const satisfies { members: number; tools: readonly ToolId[] };
