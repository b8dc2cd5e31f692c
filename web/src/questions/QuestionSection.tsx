import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import styles from './Questions.module.css'

/** Section for questions about a product: its title, the form behind a button, and the list. */
export function QuestionSection({ sku, children }: Readonly<{ sku: string; children: ReactNode }>) {
  const [isAsking, setAsking] = useState(false)
  const [titleId, formId] = [useId(), useId()]
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <FormattedMessage id="questions.title" />
        </h2>
        <Button
          variant="secondary"
          aria-expanded={isAsking}
          aria-controls={formId}
          onClick={() => setAsking((before) => !before)}
        >
          <FormattedMessage id="questions.ask" />
        </Button>
      </div>
      <div id={formId} hidden={!isAsking}>
        <QuestionForm sku={sku} />
      </div>
      {children}
    </section>
  )
}
