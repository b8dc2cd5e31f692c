/** Accounts that money can be sent to at a bank: by CLABE, to a debit card, or both. */
type BankKind = 'CLABE' | 'TARJETA' | 'AMBAS'

/** Banks by the first three digits of a CLABE, as the association of the country's banks numbers them. */
export const BANKS: readonly Readonly<{ value: string; label: string; type: BankKind }>[] = [
  { value: '002', label: 'Banamex', type: 'AMBAS' },
  { value: '012', label: 'BBVA', type: 'AMBAS' },
  { value: '014', label: 'Santander', type: 'AMBAS' },
  { value: '021', label: 'HSBC', type: 'AMBAS' },
  { value: '030', label: 'BanBajío', type: 'AMBAS' },
  { value: '036', label: 'Inbursa', type: 'AMBAS' },
  { value: '042', label: 'Mifel', type: 'CLABE' },
  { value: '044', label: 'Scotiabank', type: 'AMBAS' },
  { value: '058', label: 'Banregio', type: 'AMBAS' },
  { value: '062', label: 'Afirme', type: 'AMBAS' },
  { value: '072', label: 'Banorte', type: 'AMBAS' },
  { value: '127', label: 'Banco Azteca', type: 'AMBAS' },
  { value: '130', label: 'Compartamos Banco', type: 'AMBAS' },
  { value: '137', label: 'BanCoppel', type: 'AMBAS' },
  { value: '646', label: 'STP', type: 'CLABE' },
]
