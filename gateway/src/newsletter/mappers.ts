/** The newsletter of the account that is open. */
export type NewsletterSubscriptionMapper = Readonly<{ email: string; isSubscribed: boolean }>
