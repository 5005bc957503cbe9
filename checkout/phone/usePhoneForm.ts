import { type ClipboardEvent, useRef, useState } from 'react';
import { failureAdvice } from '../alert/failureAdvice.ts';
import type { ScreenProps } from '../screenProps.ts';
import { checkPhone, type PhoneField, type PhoneProblem, phoneOf, splitPhone, type TypedPhone } from './phoneNumber.ts';

export function usePhoneForm({ words, view, checkout, phone, onPhone, save }: ScreenProps) {
  const [problems, setProblems] = useState<Partial<Record<PhoneField, PhoneProblem>>>({});
  const [checks, setChecks] = useState(0);
  const [edited, setEdited] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const { refusal, replyCount, failureDismissed } = checkout.pageState;
  const failure = view.error && !failureDismissed ? failureAdvice(view.error) : undefined;
  const texts = words.phone.problems;

  const change = (typed: Partial<TypedPhone>) => {
    onPhone((known) => ({ ...known, ...typed }));
    setProblems({});
    setEdited(true);
  };

  return {
    number,
    failure,
    change,
    errorRound: checks + replyCount,
    problemOf(field: PhoneField): string | undefined {
      const problem = problems[field];
      if (problem) return texts[problem];
      if (field === 'country' || edited) return undefined;
      return failure === 'wrongNumber' ? texts.numberUnknown : refusal?.fields.phoneNumber;
    },
    paste(event: ClipboardEvent) {
      const whole = splitPhone(event.clipboardData.getData('text'));
      if (!whole) return;
      event.preventDefault();
      change(whole);
    },
    another() {
      change({ number: '' });
      checkout.pick();
      number.current?.focus();
    },
    send() {
      const found = checkPhone(phone);
      setProblems(found);
      setChecks(checks + 1);
      setEdited(false);
      const body = { phoneNumber: phoneOf(phone), save };
      if (Object.keys(found).length === 0) checkout.action('phone', body);
    },
  };
}
