/**
 * @generated SignedSource<<9ed9ba21782189234cd1b8c9db4f3fb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnQuestions_attributes$data = ReadonlyArray<{
  readonly code: string;
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ReturnQuestions_attributes";
}>;
export type ReturnQuestions_attributes$key = ReadonlyArray<{
  readonly " $data"?: ReturnQuestions_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnQuestions_attributes">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ReturnQuestions_attributes",
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
  "type": "ReturnAttribute",
  "abstractKey": null
};
})();

(node as any).hash = "f24225d18df4ef2fb9e481cdd7b2737f";

export default node;
