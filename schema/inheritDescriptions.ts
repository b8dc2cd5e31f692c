import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  visit,
} from 'graphql'

/** Descriptions of the fields and arguments that all nodes and mutations share. */
const CONVENTIONS: Readonly<Record<string, string>> = {
  id: 'Global id, for `node`.',
  clientMutationId: 'Value of `clientMutationId` in the input.',
  input: 'Input of the mutation.',
}

const INPUT_KEY = 'Idempotency key; see `AddCartLinesInput.clientMutationId`.'

/**
 * Fills in missing descriptions, so that they are written once: fields and arguments of an object inherit those of its
 * interface; `id`, `clientMutationId`, `input` and the input and payload types of mutations get a conventional one.
 * Existing descriptions are kept.
 */
export function inheritDescriptions(document: DocumentNode): DocumentNode {
  const inherited = interfaceFields(document)
  return visit(document, {
    ObjectTypeDefinition: (node) => describeObject(node, inherited),
    ObjectTypeExtension: (node) => ({ ...node, fields: node.fields?.map((field) => describeField(field, undefined)) }),
    InputObjectTypeDefinition: (node) => ({
      ...node,
      description: node.description ?? mutationText(node.name.value, 'Input', 'Input of `%`.'),
      fields: node.fields?.map((field) => describeArgument(field, undefined, INPUT_KEY)),
    }),
  })
}

type FieldsByName = ReadonlyMap<string, FieldDefinitionNode>

function interfaceFields(document: DocumentNode): ReadonlyMap<string, FieldsByName> {
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION)
      .map((definition) => [
        definition.name.value,
        new Map((definition.fields ?? []).map((field) => [field.name.value, field])),
      ]),
  )
}

function describeObject(
  node: ObjectTypeDefinitionNode,
  inherited: ReadonlyMap<string, FieldsByName>,
): ObjectTypeDefinitionNode {
  const parents = (node.interfaces ?? []).flatMap((name) => inherited.get(name.name.value) ?? [])
  return {
    ...node,
    description: node.description ?? mutationText(node.name.value, 'Payload', 'Payload of `%`.'),
    fields: node.fields?.map((field) => {
      const parent = parents.map((fields) => fields.get(field.name.value)).find((found) => found?.description)
      return describeField(field, parent)
    }),
  }
}

function describeField(field: FieldDefinitionNode, parent: FieldDefinitionNode | undefined): FieldDefinitionNode {
  return {
    ...field,
    description: field.description ?? parent?.description ?? text(CONVENTIONS[field.name.value]),
    arguments: field.arguments?.map((argument) =>
      describeArgument(
        argument,
        parent?.arguments?.find((candidate) => candidate.name.value === argument.name.value),
        CONVENTIONS[argument.name.value],
      ),
    ),
  }
}

function describeArgument(
  argument: InputValueDefinitionNode,
  parent: InputValueDefinitionNode | undefined,
  convention: string | undefined,
): InputValueDefinitionNode {
  const known = argument.name.value === 'input' || argument.name.value === 'clientMutationId' ? convention : undefined
  return { ...argument, description: argument.description ?? parent?.description ?? text(known) }
}

function mutationText(typeName: string, suffix: string, sentence: string): StringValueNode | undefined {
  if (!typeName.endsWith(suffix)) return undefined
  const verb = typeName.slice(0, -suffix.length)
  return text(sentence.replace('%', `${verb.charAt(0).toLowerCase()}${verb.slice(1)}`))
}

function text(value: string | undefined): StringValueNode | undefined {
  return value === undefined ? undefined : { kind: Kind.STRING, value, block: false }
}
