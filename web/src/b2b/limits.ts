/** Orders of a company on one page of its list. */
export const COMPANY_ORDERS_PAGE_SIZE = 10
