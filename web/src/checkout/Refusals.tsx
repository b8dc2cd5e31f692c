import styles from './CheckoutForm.module.css'

/** Why the shop did not take an answer, in its words. */
export function Refusals({ messages }: Readonly<{ messages: readonly string[] }>) {
  if (messages.length === 0) return null
  return (
    <div role="alert" className={styles.refusal}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}
