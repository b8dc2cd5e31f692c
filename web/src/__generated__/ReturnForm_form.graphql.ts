/**
 * @generated SignedSource<<272ddc4576f5255c6fc7a911b9b42985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnForm_form$data = {
  readonly attributes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReturnQuestions_attributes">;
  }>;
  readonly lines: ReadonlyArray<{
    readonly lineId: string;
    readonly name: string;
    readonly returnableQuantity: number;
  }>;
  readonly photosMax: number;
  readonly returnBefore: string | null | undefined;
  readonly " $fragmentType": "ReturnForm_form";
};
export type ReturnForm_form$key = {
  readonly " $data"?: ReturnForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photosMax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReturnQuestions_attributes"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnFormLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnableQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReturnForm",
  "abstractKey": null
};

(node as any).hash = "e8712afc0528fec4ab63e7488a497671";

export default node;
