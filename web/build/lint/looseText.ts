/** Properties of a syntax tree that the rule reads. */
type SyntaxNode = Readonly<{
  type: string
  name?: string | SyntaxNode
  value?: unknown
  operator?: string
  expression?: SyntaxNode
  consequent?: SyntaxNode
  alternate?: SyntaxNode
  left?: SyntaxNode
  right?: SyntaxNode
  callee?: SyntaxNode
  property?: SyntaxNode
  openingElement?: SyntaxNode
  attributes?: readonly SyntaxNode[]
  argument?: SyntaxNode
  children?: readonly SyntaxNode[]
}>

type Report = Readonly<{ node: SyntaxNode; message: string }>
type RuleContext = Readonly<{ report: (found: Report) => void }>

const BESIDE = 'Text beside something that comes and goes: put the text into an element of its own.'
const COMES_AND_GOES =
  'Text that comes and goes without an element of its own: put it into one, or use intl.formatMessage.'

/** Components that render text without an element around it. */
const TEXT_COMPONENT = /^Formatted[A-Z]/
const OF_TEXT: ReadonlySet<string> = new Set(
  'a button dd dt em h1 h2 h3 label legend li output p small span strong summary td th'.split(' '),
)
const TEXT_CALL = /^format[A-Z]/

/**
 * Lint rule: finds text that React may move, remove or insert beside and that has no element around it. Page
 * translators and many browser extensions replace text nodes: React then fails on a node that is gone, and takes the
 * page down. An element around the text stays where React put it.
 */
export const looseText = {
  meta: { docs: { description: 'Text that React replaces stands in an element of its own.' } },
  create: (context: RuleContext) => {
    const look = (node: SyntaxNode) => {
      const children = (node.children ?? []).filter(isDrawn)
      const changing = children.filter((child) => branchesOf(child).length > 1)
      const isLoose = isOfText(node) ? mayBeText : hasText
      if (children.length > 1 && changing.length > 0 && children.some(isLoose)) {
        context.report({ node, message: BESIDE })
        return
      }
      for (const child of changing) {
        const branches = branchesOf(child)
        const isOfComponent = !isHost(node) || branches.some(isTextComponent)
        if (isOfComponent && branches.some(isText) && !branches.every(isText)) {
          context.report({ node: child, message: COMES_AND_GOES })
        }
      }
    }
    return {
      JSXElement: look,
      JSXFragment: look,
      ReturnStatement: (node: SyntaxNode) => {
        const branches = node.argument ? branchesOf(node.argument) : []
        if (branches.some(isTextComponent) && !branches.every(isTextComponent)) {
          context.report({ node, message: COMES_AND_GOES })
        }
      },
    }
  },
}

/** Returns false for white space between elements, which renders nothing. */
function isDrawn(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== ''
  return child.expression?.type !== 'JSXEmptyExpression'
}

/** Returns the nodes that an expression may evaluate to; one node where there is no choice. */
function branchesOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return node.expression ? branchesOf(node.expression) : [node]
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((branch) => (branch ? branchesOf(branch) : []))
    case 'LogicalExpression':
      // The left side of `&&` is rendered only when it is falsy.
      if (node.operator === '&&') return [{ type: 'Nothing' }, ...(node.right ? branchesOf(node.right) : [])]
      // A default has the kind of the value that it replaces.
      return node.right ? branchesOf(node.right) : [node]
    default:
      return [node]
  }
}

function hasText(child: SyntaxNode): boolean {
  return branchesOf(child).some(isText)
}

function mayBeText(child: SyntaxNode): boolean {
  const isNamed = ({ type }: SyntaxNode) => type === 'Identifier' || type === 'MemberExpression'
  return hasText(child) || branchesOf(child).some(isNamed)
}

/** Returns true for an element that usually holds text: an identifier in it may be text. */
function isOfText(node: SyntaxNode): boolean {
  const name = nameOf(node.openingElement)
  return OF_TEXT.has(name) || /^[A-Z].*(?:Button|Link)$/.test(name)
}

function isText(node: SyntaxNode): boolean {
  if (node.type === 'JSXText' || node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return node.value !== null && typeof node.value !== 'boolean'
  if (node.type === 'CallExpression') return TEXT_CALL.test(nameOf(node.callee))
  return isTextComponent(node)
}

function isTextComponent(node: SyntaxNode): boolean {
  if (node.type !== 'JSXElement' || !TEXT_COMPONENT.test(nameOf(node.openingElement))) return false
  return !node.openingElement?.attributes?.some((attribute) => nameOf(attribute) === 'tagName')
}

/** Returns true for a host element: its name is in lower case. */
function isHost(node: SyntaxNode): boolean {
  return node.type === 'JSXElement' && /^[a-z]/.test(nameOf(node.openingElement))
}

function nameOf(node: SyntaxNode | undefined): string {
  if (!node) return ''
  if (node.property) return nameOf(node.property)
  return typeof node.name === 'string' ? node.name : nameOf(node.name)
}
