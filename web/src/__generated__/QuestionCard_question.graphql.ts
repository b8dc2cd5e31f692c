/**
 * @generated SignedSource<<21b5c3595aee31463d3085453c775930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionCard_question$data = {
  readonly answer: string;
  readonly answeredAt: string | null | undefined;
  readonly askedAt: string | null | undefined;
  readonly nickname: string | null | undefined;
  readonly question: string;
  readonly " $fragmentType": "QuestionCard_question";
};
export type QuestionCard_question$key = {
  readonly " $data"?: QuestionCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionCard_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    }
  ],
  "type": "ProductQuestion",
  "abstractKey": null
};

(node as any).hash = "e38678e5cb55eb84f6b4ef015af94b7b";

export default node;
