/**
 * @generated SignedSource<<73c4d6368876f18f771b0fbd6716e61a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type planFigures_plan$data = {
  readonly cat: string;
  readonly catWithTax: string;
  readonly interest: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly interestTax: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly lastPayment: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly payment: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly ratePercent: string;
  readonly total: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "planFigures_plan";
};
export type planFigures_plan$key = {
  readonly " $data"?: planFigures_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"planFigures_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planFigures_plan"
};

(node as any).hash = "98c484ca2db079a5b4236fe383a884bd";

export default node;
