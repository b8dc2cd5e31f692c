export type RedirectMapper = Readonly<{ __typename: 'Redirect'; target: string; statusCode: number }>
