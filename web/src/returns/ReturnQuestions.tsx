import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReturnQuestions_attributes$key } from '../__generated__/ReturnQuestions_attributes.graphql'
import { SelectField } from '../design/forms/SelectField.tsx'
import { type Answers, type Question, isQuestion } from './returnDraft.ts'
import styles from './Returns.module.css'

type ReturnQuestionsProps = Readonly<{
  attributes: ReturnQuestions_attributes$key
  answers: Answers
  onAnswer: (answers: Answers) => void
  errorOf: (question: Question) => string | undefined
}>

/** Questions on one returned line. Leaves out attributes that the form does not support. */
export function ReturnQuestions({ attributes: key, answers, onAnswer, errorOf }: ReturnQuestionsProps) {
  const attributes = useFragment(
    graphql`
      fragment ReturnQuestions_attributes on ReturnAttribute @relay(plural: true) {
        code
        label
        options {
          value
          label
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  return (
    <div className={styles.questions}>
      {attributes.map(({ code, label, options }) =>
        isQuestion(code) ? (
          <SelectField
            key={code}
            label={label}
            value={answers[code] ?? ''}
            onChange={({ target }) => onAnswer({ [code]: target.value })}
            error={errorOf(code)}
          >
            <option value="">{intl.formatMessage({ id: 'returns.choose' })}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ) : null,
      )}
    </div>
  )
}
