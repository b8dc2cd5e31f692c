/** Roles in a company that a user can be given. */
export const ROLES = ['BUYER', 'VIEWER', 'SUPER_USER'] as const

/** Labels of the roles. */
export const ROLE_LABELS = {
  BUYER: 'b2b.roleBUYER',
  VIEWER: 'b2b.roleVIEWER',
  SUPER_USER: 'b2b.roleSUPER_USER',
} as const satisfies Record<(typeof ROLES)[number], string>
