/** Page of the customer's company. */
export const COMPANY_PATH = '/my-account/company'
