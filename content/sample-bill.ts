import type { ToolId } from './tools';

/** The bill that the site shows by way of example; what each line costs is worked out from content/tools.ts. */
export const sampleBill = {
  members: 40,
  tools: ['issue-tracker', 'team-chat', 'work-management', 'notes', 'cloud-file-storage', 'hr-suite'],
} as const satisfies { members: number; tools: readonly ToolId[] };
