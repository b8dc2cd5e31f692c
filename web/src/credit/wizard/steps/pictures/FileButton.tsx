import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react'
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx'
import { buttonStyle, type ButtonVariant } from '../../../../design/buttonStyle.ts'
import styles from './Pictures.module.css'

type FileButtonProps = Readonly<{
  /** Kinds of files, as in the `accept` attribute. */
  accept: string
  /** Camera that a phone opens instead of its files. */
  capture?: 'user'
  variant?: ButtonVariant
  onFile: (file: File) => void
  /** Id of the element that says what is wrong. */
  errorId?: string | undefined
  ref?: Ref<HTMLInputElement>
  children: ReactNode
}>

/** Button that chooses a file. The same file can be chosen again. */
export function FileButton({
  accept,
  capture,
  variant = 'secondary',
  onFile,
  errorId,
  ref,
  children,
}: FileButtonProps) {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={styles.file}>
      <VisuallyHidden>
        <input
          ref={ref}
          id={id}
          className={styles.fileInput}
          type="file"
          accept={accept}
          capture={capture}
          onChange={choose}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
      </VisuallyHidden>
      <label htmlFor={id} className={buttonStyle(variant)}>
        {children}
      </label>
    </div>
  )
}
