/**
 * @generated SignedSource<<62d49a992c805abf5032b2da6777cdcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OptionPicker_option$data = {
  readonly label: string;
  readonly values: ReadonlyArray<{
    readonly label: string;
    readonly swatch: string | null | undefined;
    readonly value: string;
  }>;
  readonly " $fragmentType": "OptionPicker_option";
};
export type OptionPicker_option$key = {
  readonly " $data"?: OptionPicker_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionPicker_option">;
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
  "name": "OptionPicker_option",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "swatch",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfigurableOption",
  "abstractKey": null
};
})();

(node as any).hash = "b301cf3eabfe078795267700c4693232";

export default node;
