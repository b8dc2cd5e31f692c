/** Folders with pages of applications, credits and payments, inside a store. */
const FOLDERS = [
  '/credit',
  '/payment',
  '/payments',
  '/my-account/credits',
  '/my-account/credit-request',
  '/my-account/payments',
]

/** Pages of loans for everybody. What lies below them is an application. */
const LOANS = ['/credilana', '/prestamo-personal']

/**
 * Paths of applications and payments that search engines should not visit, each with all that begins alike: the pages of
 * loans themselves end without a slash. What is in the account asks for a sign-in.
 */
export const CREDIT_CRAWL_PATHS: readonly string[] = [
  '/credit/',
  '/payment/',
  '/payments',
  ...LOANS.map((path) => `${path}/`),
]

/**
 * Returns true for a page whose address or content tells of a person's credit: no cache stores it, and no other site is
 * told where its visitor came from.
 */
export function isOwnCreditPage(path: string): boolean {
  return (
    FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
    LOANS.some((loan) => path.startsWith(`${loan}/`))
  )
}
