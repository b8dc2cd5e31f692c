/** Time zone of the stores that lend, in which their messages write times and days. */
export const CREDIT_TIME_ZONE = 'America/Mexico_City'
