/** A contract, its last release, and the approvals of its breaking changes since then. */
export interface ReviewedContract {
  path: string;
  released: string;
  approvals: string;
}

export const contracts: readonly ReviewedContract[] = [
  { path: 'openapi.yaml', released: 'contract/released.yaml', approvals: 'contract/approvals.yaml' },
  {
    path: 'admin.openapi.yaml',
    released: 'contract/released.admin.yaml',
    approvals: 'contract/approvals.admin.yaml',
  },
];
