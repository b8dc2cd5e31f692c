/**
 * @generated SignedSource<<16a1bf44c6561bb1f97266c6020171d6>>
 * @relayHash 69bd432e6b30affff25bd5703e3f4ebe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc17a49408d9bd8dcf516699f8e71d605050be1a691b9c235a2b501a0a0bd1e0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoanRouteQuery } from './LoanRouteQuery.graphql';

const node: PreloadableConcreteRequest<LoanRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc17a49408d9bd8dcf516699f8e71d605050be1a691b9c235a2b501a0a0bd1e0",
    "metadata": {},
    "name": "LoanRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
