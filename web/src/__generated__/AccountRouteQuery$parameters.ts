/**
 * @generated SignedSource<<c5132c38df39ee4e17070fc650adab4a>>
 * @relayHash f6c41e4bd3c3cc3185fdc94ea674b2df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 924fd2d121e3ee49b900328f811ba0dae30486bb4ff432942c22710e40f5d070

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "924fd2d121e3ee49b900328f811ba0dae30486bb4ff432942c22710e40f5d070",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
