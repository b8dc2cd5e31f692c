/**
 * @generated SignedSource<<7e5a6227d482c8683bcb1891e1f0b3aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnForm_form$data = {
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly label: string;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
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
})();

(node as any).hash = "8ee324dd63a9ca027b2ebf070dc92b51";

export default node;
