/** Names of the queue's tasks that start and end the newsletter, and of what such tasks wait for in turn. */
export const SUBSCRIBE_TO_NEWSLETTER = 'subscribeToNewsletter'
export const UNSUBSCRIBE_FROM_NEWSLETTER = 'unsubscribeFromNewsletter'
export const NEWSLETTER_SCOPE = 'newsletter'
