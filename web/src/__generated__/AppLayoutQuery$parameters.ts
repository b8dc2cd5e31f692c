/**
 * @generated SignedSource<<4bdf36ea8ad8389e08304be0048b9da1>>
 * @relayHash cfd99056ab28d1ce44b849b0fd7700ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f87e1f8c9230e03a0519e8e4d39479aff525940c6488a0befcc35198ed1c4295

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f87e1f8c9230e03a0519e8e4d39479aff525940c6488a0befcc35198ed1c4295",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
