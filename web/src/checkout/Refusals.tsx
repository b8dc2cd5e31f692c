import styles from './CheckoutForm.module.css'

/** Messages of the platform that explain why an answer was refused. */
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
