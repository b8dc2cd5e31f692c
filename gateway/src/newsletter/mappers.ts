/** Newsletter subscription of the open account. */
export type NewsletterSubscriptionMapper = Readonly<{ email: string; isSubscribed: boolean }>
