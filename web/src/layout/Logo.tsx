import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { WORDMARKS } from './wordmarks.ts'
import styles from './Logo.module.css'

/** Renders the brand's wordmark. Its accessible name is that of the link around it. */
export function Logo() {
  const { code, name } = useStoreDefinition()
  const mark = WORDMARKS[code]
  if (!mark) return <span className={styles.name}>{name}</span>
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox={`0 0 ${mark.width} 56`} aria-hidden="true" focusable="false">
        {mark.letters.map((letter) => (
          <path key={letter.x} d={letter.path} transform={`translate(${letter.x} 0)`} strokeWidth={mark.weight} />
        ))}
        {mark.accent ? <path className={styles.accent} d={mark.accent} strokeWidth={mark.weight} /> : null}
      </svg>
      {mark.tag ? <span className={styles.tag}>{mark.tag}</span> : null}
    </span>
  )
}
