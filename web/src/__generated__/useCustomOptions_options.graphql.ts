/**
 * @generated SignedSource<<feba386314f2ad1f881837b286ce4361>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomOptionKind = "CHOICE" | "MULTIPLE" | "TEXT" | "TEXT_AREA" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useCustomOptions_options$data = ReadonlyArray<{
  readonly isRequired: boolean;
  readonly kind: CustomOptionKind;
  readonly maxLength: number | null | undefined;
  readonly optionId: string;
  readonly priceDelta: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly title: string;
  readonly values: ReadonlyArray<{
    readonly priceDelta: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly title: string;
    readonly valueId: string;
  }>;
  readonly " $fragmentType": "useCustomOptions_options";
}>;
export type useCustomOptions_options$key = ReadonlyArray<{
  readonly " $data"?: useCustomOptions_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCustomOptions_options">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "priceDelta",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currencyCode",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useCustomOptions_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "optionId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valueId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CustomOption",
  "abstractKey": null
};
})();

(node as any).hash = "443dda860bbc20d5058abf0ebb6ca261";

export default node;
