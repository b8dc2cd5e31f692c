export const TAX_RULES_MAX = 500
