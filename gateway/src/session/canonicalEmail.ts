/** The one spelling by which an account's e-mail address is compared and counted: without blanks around it, in lower case. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase()
}
