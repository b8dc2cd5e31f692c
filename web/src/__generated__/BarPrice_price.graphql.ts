/**
 * @generated SignedSource<<425cd3945db7d8474c658cc66e479dd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BarPrice_price$data = {
  readonly discountPercent: number;
  readonly final: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly lowestPrior: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly regular: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "BarPrice_price";
};
export type BarPrice_price$key = {
  readonly " $data"?: BarPrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"BarPrice_price">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BarPrice_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "regular",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowestPrior",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};
})();

(node as any).hash = "fdbaffb96a4816e4a31e04404e0df84c";

export default node;
