/** Returns the sentence that says in how many hours a transfer is applied, as the storefront says it: 0 is some minutes. */
export function transferHoursText(hours: number): string {
  if (hours === 0) return 'Se refleja en unos minutos.'
  if (hours === 1) return 'Se refleja en aproximadamente 1 hora.'
  return `Se refleja en unas ${hours} horas.`
}
