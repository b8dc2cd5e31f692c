/**
 * @generated SignedSource<<bdf6ae0729f1d79c0a8bc2c631e31abf>>
 * @relayHash 9bf0837b1735cf107d61edd0d4b892dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe8d77d0d9c4ace8c59940452ef2cafc7095a674f0d60d69b6f3e79e351d958

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoanRouteQuery } from './LoanRouteQuery.graphql';

const node: PreloadableConcreteRequest<LoanRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afe8d77d0d9c4ace8c59940452ef2cafc7095a674f0d60d69b6f3e79e351d958",
    "metadata": {},
    "name": "LoanRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
