import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { QuestionCard_question$key } from '../__generated__/QuestionCard_question.graphql'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import styles from './Questions.module.css'

/** A question with the shop's answer. */
export function QuestionCard({ question: key }: Readonly<{ question: QuestionCard_question$key }>) {
  const { question, nickname, askedAt, answer, answeredAt } = useFragment(
    graphql`
      fragment QuestionCard_question on ProductQuestion {
        question
        nickname
        askedAt
        answer
        answeredAt
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const askedBy = [nickname, askedAt ? formatDate(askedAt) : null].filter(Boolean).join(' · ')
  return (
    <article className={styles.card}>
      <h3 className={styles.question}>{question}</h3>
      <p className={styles.muted}>{askedBy}</p>
      <p className={styles.answer}>{answer}</p>
      <p className={styles.muted}>
        <FormattedMessage
          id="questions.answered"
          values={{ dated: answeredAt ? 'yes' : 'no', date: answeredAt ? formatDate(answeredAt) : '' }}
        />
      </p>
    </article>
  )
}
