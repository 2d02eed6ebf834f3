# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	261f
	testl	%edx, %edx
	je	261f
	testl	%esi, %esi
	je	261f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2872, %rsp
	movq	2944(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %rbx
	movq	40(%rdi), %r14
	movq	%r14, 1168(%rsp)
	addl	%r8d, %r9d
	addl	2928(%rsp), %r9d
	movq	48(%rdi), %rdi
	movl	%ecx, %ecx
	movq	%rcx, 1136(%rsp)
	leaq	96(%r10), %rcx
	movq	%rcx, 424(%rsp)
	movq	%r9, 1152(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 664(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1128(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 1144(%rsp)
	leaq	64(%rdi), %rbp
	movq	%r10, 696(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	262f(%rip), %ymm14
	vbroadcastss	278f(%rip), %ymm1
	xorl	%edx, %edx
	vxorps	%xmm8, %xmm8, %xmm8
	vbroadcastss	2120f(%rip), %ymm0
	vmovups	%ymm0, 2352(%rsp)
	vbroadcastss	2121f(%rip), %ymm0
	vmovups	%ymm0, 2320(%rsp)
	vbroadcastss	262f(%rip), %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vbroadcastss	297f(%rip), %ymm0
	vbroadcastss	264f(%rip), %ymm10
	vmovups	%ymm0, 896(%rsp)
	movq	%rsi, 1176(%rsp)
	movq	%rbx, 248(%rsp)
	movq	%r11, 680(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdx
	addq	1128(%rsp), %r8
	cmpq	1136(%rsp), %rdx
	je	260f
21:
	movq	%rdx, %r9
	imulq	664(%rsp), %r9
	movq	%r9, 1160(%rsp)
	movq	%r8, %r9
	xorl	%r10d, %r10d
	movq	%r8, 1192(%rsp)
	movq	%rdx, 1184(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%r10
	addq	1144(%rsp), %r9
	cmpq	664(%rsp), %r10
	je	20b
23:
	movq	%r9, 672(%rsp)
	movq	1160(%rsp), %r9
	leaq	(%r9,%r10), %r14
	movq	672(%rsp), %r9
	imulq	%rsi, %r14
	addq	1152(%rsp), %r14
	movq	%r14, 1216(%rsp)
	movq	%r9, 96(%rsp)
	xorl	%r14d, %r14d
	movq	%r10, 1200(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	%ymm3, %ymm12, %ymm0
	vbroadcastss	278f(%rip), %ymm1
	vblendvps	%ymm0, 1776(%rsp), %ymm1, %ymm0
	movq	1168(%rsp), %rdx
	vmovups	1808(%rsp), %ymm2
	vmovaps	%ymm2, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r9)
	movq	2944(%rsp), %rax
	movq	1176(%rsp), %rsi
	movq	1192(%rsp), %r8
	vbroadcastss	262f(%rip), %ymm14
	movq	1184(%rsp), %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	vbroadcastss	264f(%rip), %ymm10
	movq	672(%rsp), %r9
	movq	1200(%rsp), %r10
	movq	416(%rsp), %r14
25:
	incq	%r14
	addq	$2, 96(%rsp)
	cmpq	%rsi, %r14
	je	22b
26:
	movq	%r14, 416(%rsp)
	movq	1216(%rsp), %r14
	movq	416(%rsp), %r15
	addq	%r14, %r15
	movq	416(%rsp), %r14
	movl	8(%rax), %r12d
	movq	%r12, 688(%rsp)
	cmpq	%r12, %r15
	jae	25b
	movl	(%rax), %r9d
	movl	16(%rax), %r13d
	movl	20(%rax), %r11d
	movq	%r9, %rbx
	imulq	%r9, %rbx
	movq	%rbx, %rsi
	movq	%r15, 1208(%rsp)
	imulq	%r15, %rsi
	addq	%rsi, %rsi
	testq	%r9, %r9
	je	229f
	movl	%r13d, 496(%rsp)
	leaq	(%r9,%r9), %rax
	movl	$2, %r13d
	subq	%r9, %r13
	movq	96(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 928(%rsp)
	vpbroadcastd	263f(%rip), %ymm6
	vmovups	%ymm14, 736(%rsp)
	vmovaps	%ymm14, %ymm5
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 320(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%edx, %edx
	jmp	28f
	.p2align	4
27:
	vaddps	(%rsp), %ymm12, %ymm12
	vaddps	%ymm4, %ymm15, %ymm4
	vaddps	%ymm2, %ymm11, %ymm2
	vaddps	%ymm14, %ymm9, %ymm9
	incq	%rdx
	addq	%rax, %r14
	cmpq	%r9, %rdx
	je	227f
28:
	movl	%r14d, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	movl	%eax, %r15d
	imull	%edx, %r15d
	leal	(%rsi,%r15), %r12d
	andl	$2147483646, %r12d
	shlq	$5, %r12
	movq	696(%rsp), %r10
	leaq	(%r10,%r12), %r15
	vmovaps	(%r10,%r12), %ymm0
	vmovaps	32(%r10,%r12), %ymm15
	testb	$8, %r11b
	jne	211f
	cmpl	$1, %r9d
	je	214f
	addq	424(%rsp), %r8
	vsubps	%ymm15, %ymm0, %ymm0
	cmpq	$1, %r9
	je	215f
29:
	vmovups	%ymm0, (%rsp)
	vaddps	%ymm0, %ymm8, %ymm11
	vaddps	%ymm8, %ymm15, %ymm14
	jne	216f
210:
	testq	%rdx, %rdx
	jne	27b
	jmp	226f
	.p2align	4
211:
	vmovups	%ymm3, 288(%rsp)
	cmpl	$1, %r9d
	vmovups	%ymm2, 176(%rsp)
	vmovaps	%ymm13, %ymm3
	jne	212f
	vaddps	%ymm7, %ymm15, %ymm7
212:
	addq	424(%rsp), %r8
	vsubps	%ymm15, %ymm0, %ymm13
	cmpq	$1, %r9
	vbroadcastss	262f(%rip), %ymm1
	vmovups	736(%rsp), %ymm2
	vmovups	%ymm4, 208(%rsp)
	vmovaps	%ymm5, %ymm11
	jne	213f
	vaddps	%ymm3, %ymm13, %ymm3
213:
	vcmpltps	%ymm10, %ymm15, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vbroadcastss	265f(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm4
	vbroadcastss	266f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm0, %ymm4
	vbroadcastss	267f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm0, %ymm4
	vbroadcastss	268f(%rip), %ymm5
	vaddps	%ymm5, %ymm0, %ymm5
	vbroadcastss	269f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm0, %ymm5
	vcmpltps	%ymm0, %ymm8, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm5
	vmulps	%ymm5, %ymm11, %ymm5
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm5, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vmovaps	%ymm15, %ymm14
	vbroadcastss	270f(%rip), %ymm15
	vandps	%ymm4, %ymm15, %ymm4
	vmovups	1024(%rsp), %ymm2
	vorps	%ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 736(%rsp)
	vandps	%ymm5, %ymm15, %ymm4
	vorps	%ymm2, %ymm4, %ymm5
	vandps	%ymm1, %ymm0, %ymm0
	vmovups	928(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm13, (%rsp)
	vaddps	%ymm8, %ymm13, %ymm11
	vmovups	%ymm14, 112(%rsp)
	vaddps	%ymm8, %ymm14, %ymm14
	jne	220f
	vmovups	%ymm2, 928(%rsp)
	vbroadcastss	278f(%rip), %ymm1
	vmovups	176(%rsp), %ymm2
	vmovups	208(%rsp), %ymm4
	vmovups	112(%rsp), %ymm15
	vmovaps	%ymm3, %ymm13
	vmovups	288(%rsp), %ymm3
	testq	%rdx, %rdx
	jne	27b
	jmp	226f
	.p2align	4
214:
	vaddps	%ymm7, %ymm15, %ymm7
	addq	424(%rsp), %r8
	vsubps	%ymm15, %ymm0, %ymm0
	cmpq	$1, %r9
	jne	29b
215:
	vaddps	%ymm0, %ymm13, %ymm13
	vmovups	%ymm0, (%rsp)
	vaddps	%ymm0, %ymm8, %ymm11
	vaddps	%ymm8, %ymm15, %ymm14
	je	210b
216:
	vmovups	%ymm15, 112(%rsp)
	vmovups	%ymm4, 208(%rsp)
	vmovaps	%ymm9, %ymm15
	vmovaps	%ymm12, %ymm9
	vmovaps	%ymm3, %ymm12
	leaq	-2(%r9), %r10
	vmovaps	%ymm2, %ymm3
	movl	$1, %r12d
	testq	%r10, %r10
	je	218f
	.p2align	4
217:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm4
	vsubps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm11
	vaddps	%ymm4, %ymm14, %ymm14
	leaq	(%r12,%r13), %r10
	incq	%r10
	incq	%r12
	addq	$64, %r8
	cmpq	$1, %r10
	jne	217b
218:
	movq	%r12, %r8
	shlq	$6, %r8
	vmovaps	(%r15,%r8), %ymm2
	vmovaps	32(%r15,%r8), %ymm0
	vsubps	%ymm0, %ymm2, %ymm4
	incq	%r12
	cmpq	%r9, %r12
	jne	219f
	vaddps	%ymm4, %ymm13, %ymm13
	vaddps	%ymm0, %ymm7, %ymm7
219:
	vmovaps	%ymm3, %ymm2
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm0, %ymm14, %ymm14
	vmovaps	%ymm12, %ymm3
	vmovaps	%ymm9, %ymm12
	vmovaps	%ymm15, %ymm9
	jmp	225f
	.p2align	4
220:
	vmovups	%ymm9, 64(%rsp)
	vmovups	%ymm7, 144(%rsp)
	vmovups	%ymm12, 32(%rsp)
	vmovups	%ymm3, 464(%rsp)
	vmovaps	%ymm2, %ymm3
	leaq	-2(%r9), %r10
	movl	$1, %r12d
	testq	%r10, %r10
	je	222f
	vbroadcastss	262f(%rip), %ymm1
	vmovups	1024(%rsp), %ymm13
	vmovups	736(%rsp), %ymm7
	vmovaps	%ymm5, %ymm9
	.p2align	4
221:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm4
	vcmpltps	%ymm10, %ymm4, %ymm5
	vandps	%ymm0, %ymm5, %ymm5
	vbroadcastss	265f(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm10
	vbroadcastss	266f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm10
	vbroadcastss	267f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm10
	vbroadcastss	268f(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm2
	vbroadcastss	269f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm5, %ymm2
	vcmpltps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm5, %ymm10, %ymm1, %ymm10
	vmulps	%ymm7, %ymm10, %ymm10
	vblendvps	%ymm5, %ymm2, %ymm1, %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vpsrld	$23, %ymm2, %ymm8
	vpsubd	%ymm8, %ymm6, %ymm6
	vpsrld	$23, %ymm10, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vpxor	%xmm8, %xmm8, %xmm8
	vandps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm5, %ymm3, %ymm3
	vsubps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm11
	vaddps	%ymm4, %ymm14, %ymm14
	vandps	%ymm15, %ymm10, %ymm0
	vbroadcastss	264f(%rip), %ymm10
	vorps	%ymm0, %ymm13, %ymm7
	vandps	%ymm2, %ymm15, %ymm0
	vorps	%ymm0, %ymm13, %ymm9
	leaq	(%r12,%r13), %r10
	incq	%r10
	incq	%r12
	addq	$64, %r8
	cmpq	$1, %r10
	jne	221b
	jmp	223f
222:
	vmovups	736(%rsp), %ymm7
	vmovaps	%ymm5, %ymm9
223:
	vmovups	%ymm9, 1872(%rsp)
	vmovups	%ymm7, 736(%rsp)
	vmovups	%ymm3, 928(%rsp)
	movq	%r12, %r8
	shlq	$6, %r8
	vmovaps	(%r15,%r8), %ymm4
	vmovaps	32(%r15,%r8), %ymm0
	vsubps	%ymm0, %ymm4, %ymm5
	incq	%r12
	cmpq	%r9, %r12
	jne	224f
	vmovups	464(%rsp), %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm1, 464(%rsp)
	vmovups	144(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 144(%rsp)
224:
	vbroadcastss	265f(%rip), %ymm13
	vbroadcastss	266f(%rip), %ymm3
	vbroadcastss	267f(%rip), %ymm12
	vbroadcastss	268f(%rip), %ymm7
	vbroadcastss	269f(%rip), %ymm9
	vcmpltps	%ymm10, %ymm0, %ymm2
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm2, %ymm13, %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vfmadd213ps	%ymm12, %ymm2, %ymm4
	vaddps	%ymm7, %ymm2, %ymm8
	vfmadd213ps	%ymm9, %ymm2, %ymm8
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm2, %ymm1, %ymm2
	vbroadcastss	262f(%rip), %ymm1
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm4
	vmulps	736(%rsp), %ymm4, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm8
	vmulps	1872(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm6
	vpsrld	$23, %ymm4, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vbroadcastss	264f(%rip), %ymm10
	vandps	%ymm4, %ymm15, %ymm4
	vandps	%ymm15, %ymm8, %ymm8
	vandps	%ymm1, %ymm2, %ymm2
	vmovups	928(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 928(%rsp)
	vaddps	%ymm5, %ymm11, %ymm11
	vaddps	%ymm0, %ymm14, %ymm14
	vmovups	1024(%rsp), %ymm0
	vorps	%ymm0, %ymm4, %ymm1
	vmovups	%ymm1, 736(%rsp)
	vorps	%ymm0, %ymm8, %ymm5
	vxorps	%xmm8, %xmm8, %xmm8
	vbroadcastss	278f(%rip), %ymm1
	vmovups	176(%rsp), %ymm2
	vmovups	464(%rsp), %ymm13
	vmovups	288(%rsp), %ymm3
	vmovups	32(%rsp), %ymm12
	vmovups	144(%rsp), %ymm7
	vmovups	64(%rsp), %ymm9
225:
	vmovups	208(%rsp), %ymm4
	vmovups	112(%rsp), %ymm15
	testq	%rdx, %rdx
	jne	27b
226:
	vaddps	%ymm3, %ymm11, %ymm3
	vmovups	320(%rsp), %ymm0
	vaddps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 320(%rsp)
	jmp	27b
	.p2align	4
227:
	vmovups	%ymm12, 32(%rsp)
	vmovups	%ymm2, 176(%rsp)
	vmovups	%ymm5, 1872(%rsp)
	vbroadcastss	271f(%rip), %ymm2
	vmulps	320(%rsp), %ymm2, %ymm0
	vroundps	$8, %ymm0, %ymm12
	vmulps	%ymm2, %ymm14, %ymm0
	vroundps	$8, %ymm0, %ymm10
	vmulps	%ymm2, %ymm4, %ymm0
	vmovaps	%ymm9, %ymm4
	vroundps	$8, %ymm0, %ymm9
	vmulps	%ymm2, %ymm7, %ymm0
	vroundps	$8, %ymm0, %ymm5
	vmulps	%ymm2, %ymm4, %ymm0
	vroundps	$8, %ymm0, %ymm0
	vpbroadcastd	272f(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm6, %ymm2
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	273f(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	274f(%rip), %ymm6
	vsubps	%ymm6, %ymm4, %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	275f(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	262f(%rip), %ymm14
	movl	496(%rsp), %r13d
	testq	%rbx, %rbx
	movl	%r11d, 108(%rsp)
	vmovups	%ymm2, 2576(%rsp)
	js	230f
228:
	vcvtsi2ss	%rbx, %xmm1, %xmm7
	jmp	231f
229:
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 176(%rsp)
	vmovups	%ymm2, 928(%rsp)
	vmovups	%ymm14, 1872(%rsp)
	vmovups	%ymm14, 736(%rsp)
	testq	%rbx, %rbx
	movl	%r11d, 108(%rsp)
	vmovups	%ymm2, 2576(%rsp)
	jns	228b
230:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	vcvtsi2ss	%rdx, %xmm1, %xmm2
	vaddss	%xmm2, %xmm2, %xmm7
231:
	vcvtsi2ss	%r9, %xmm1, %xmm2
	vbroadcastss	%xmm2, %ymm6
	vsubps	%ymm12, %ymm6, %ymm2
	vmaxps	%ymm14, %ymm2, %ymm2
	vdivps	%ymm2, %ymm14, %ymm2
	vsubps	%ymm10, %ymm6, %ymm4
	vmaxps	%ymm14, %ymm4, %ymm4
	vdivps	%ymm4, %ymm14, %ymm4
	vsubps	%ymm9, %ymm6, %ymm8
	vmaxps	%ymm14, %ymm8, %ymm8
	vdivps	%ymm8, %ymm14, %ymm8
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	32(%rsp), %ymm8, %ymm3
	vsubps	%ymm5, %ymm6, %ymm5
	vmaxps	%ymm14, %ymm5, %ymm5
	vdivps	%ymm5, %ymm14, %ymm5
	vminps	%ymm2, %ymm4, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm8
	vmulps	%ymm5, %ymm13, %ymm5
	vmaxps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm9, %ymm5, %ymm3, %ymm3
	vminps	%ymm8, %ymm4, %ymm5
	vcmpunordps	%ymm8, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm5, %ymm5
	vmaxps	%ymm8, %ymm4, %ymm8
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm4
	vminps	%ymm2, %ymm3, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm8, %ymm2
	vminps	%ymm4, %ymm2, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm2
	vaddps	%ymm2, %ymm5, %ymm2
	vbroadcastss	276f(%rip), %ymm10
	vmulps	%ymm2, %ymm10, %ymm2
	vbroadcastss	277f(%rip), %ymm3
	vmovups	%ymm3, 832(%rsp)
	vandps	176(%rsp), %ymm3, %ymm13
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 2384(%rsp)
	testq	%r9, %r9
	movq	680(%rsp), %r11
	je	238f
	vmovups	%ymm7, 208(%rsp)
	vmovups	%ymm13, (%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1232(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm1, %ymm0, %ymm10
	leaq	(%r9,%r9), %rax
	movl	%r9d, %edx
	andl	$-2, %edx
	movq	96(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm8, %xmm8, %xmm8
	xorl	%r14d, %r14d
	jmp	235f
	.p2align	4
232:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r15d, %r15d
233:
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm11, %ymm12
	movl	%eax, %r10d
	imull	%r14d, %r10d
	addl	%esi, %r10d
	andl	$2147483646, %r10d
	shlq	$5, %r10
	vcvtsi2ss	%r15, %xmm1, %xmm3
	addq	696(%rsp), %r10
	shlq	$6, %r15
	vmovaps	(%r10,%r15), %ymm11
	vmovaps	32(%r10,%r15), %ymm13
	vsubps	%ymm13, %ymm11, %ymm11
	vsubps	%ymm2, %ymm11, %ymm11
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm1, %ymm13
	vfmsub231ps	%ymm11, %ymm11, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm13
	vbroadcastss	%xmm3, %ymm11
	vaddps	%ymm0, %ymm13, %ymm0
	vfmadd213ps	%ymm12, %ymm13, %ymm11
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm12
	vfmadd213ps	%ymm5, %ymm13, %ymm12
234:
	vcvtsi2ss	%r14, %xmm1, %xmm3
	vbroadcastss	%xmm3, %ymm5
	vaddps	%ymm0, %ymm4, %ymm4
	vfmadd231ps	%ymm5, %ymm0, %ymm9
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm8
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	je	237f
235:
	cmpl	$1, %r9d
	je	232b
	movl	%r8d, %r12d
	shrl	%r12d
	andl	$1073741823, %r12d
	shlq	$6, %r12
	addq	424(%rsp), %r12
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r15d, %r15d
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
236:
	vmovaps	-96(%r12), %ymm5
	vmovaps	-64(%r12), %ymm13
	vmovaps	-32(%r12), %ymm14
	vmovaps	(%r12), %ymm15
	vsubps	%ymm13, %ymm5, %ymm5
	vsubps	%ymm2, %ymm5, %ymm5
	vmaxps	%ymm7, %ymm5, %ymm5
	vfmadd213ps	%ymm10, %ymm1, %ymm13
	vfmsub231ps	%ymm5, %ymm5, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm5
	vcvtsi2ss	%r15, %xmm1, %xmm13
	vbroadcastss	%xmm13, %ymm3
	vaddps	%ymm5, %ymm0, %ymm0
	vfmadd213ps	%ymm11, %ymm5, %ymm3
	vmulss	%xmm13, %xmm13, %xmm11
	vbroadcastss	%xmm11, %ymm13
	vfmadd213ps	%ymm12, %ymm5, %ymm13
	vsubps	%ymm15, %ymm14, %ymm5
	vsubps	%ymm2, %ymm5, %ymm5
	vmaxps	%ymm7, %ymm5, %ymm5
	vfmadd213ps	%ymm10, %ymm1, %ymm15
	vfmsub231ps	%ymm5, %ymm5, %ymm15
	vmaxps	%ymm7, %ymm15, %ymm5
	leaq	1(%r15), %r10
	vcvtsi2ss	%r10, %xmm1, %xmm12
	vbroadcastss	%xmm12, %ymm11
	vaddps	%ymm5, %ymm0, %ymm0
	vfmadd213ps	%ymm3, %ymm5, %ymm11
	vmulss	%xmm12, %xmm12, %xmm3
	vbroadcastss	%xmm3, %ymm12
	vfmadd213ps	%ymm13, %ymm5, %ymm12
	addq	$2, %r15
	subq	$-128, %r12
	cmpq	%rdx, %r15
	jne	236b
	testb	$1, %r9b
	vbroadcastss	262f(%rip), %ymm14
	jne	233b
	jmp	234b
	.p2align	4
237:
	vbroadcastss	276f(%rip), %ymm10
	vmovups	(%rsp), %ymm13
	vmovups	208(%rsp), %ymm7
	jmp	239f
238:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1232(%rsp)
	xorl	%eax, %eax
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm4, %xmm4, %xmm4
239:
	vbroadcastss	280f(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vdivps	%ymm0, %ymm14, %ymm3
	vbroadcastss	281f(%rip), %ymm0
	vcmpltps	%ymm4, %ymm0, %ymm0
	vbroadcastss	282f(%rip), %ymm1
	vaddps	%ymm1, %ymm6, %ymm5
	vmulps	%ymm5, %ymm10, %ymm5
	vmulps	%ymm3, %ymm11, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm6
	vmulps	%ymm3, %ymm9, %ymm9
	vblendvps	%ymm0, %ymm9, %ymm5, %ymm5
	vbroadcastss	283f(%rip), %ymm0
	vdivps	%ymm0, %ymm7, %ymm7
	vpbroadcastd	279f(%rip), %ymm0
	vmulps	%ymm3, %ymm12, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm7, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm7, %ymm10, %ymm9
	vbroadcastss	284f(%rip), %ymm1
	vmaxps	%ymm1, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vpcmpgtd	%ymm0, %ymm13, %ymm0
	vmovdqu	%ymm0, (%rsp)
	vmulps	%ymm3, %ymm8, %ymm3
	vfnmadd231ps	%ymm5, %ymm5, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm7, %ymm8
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm8, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	285f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm7
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	2384(%rsp), %ymm0
	vmovups	176(%rsp), %ymm1
	vfnmadd231ps	%ymm0, %ymm2, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm1
	vmaxps	%ymm14, %ymm1, %ymm1
	vbroadcastss	52(%r11), %ymm14
	vbroadcastss	76(%r11), %ymm15
	vbroadcastss	56(%r11), %ymm12
	vbroadcastss	80(%r11), %ymm13
	vbroadcastss	60(%r11), %ymm10
	vbroadcastss	84(%r11), %ymm11
	vbroadcastss	64(%r11), %ymm8
	vbroadcastss	88(%r11), %ymm9
	vminps	%ymm6, %ymm15, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm4
	vmovups	%ymm15, 1520(%rsp)
	vblendvps	%ymm4, %ymm15, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm14, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 1936(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm4, %ymm7
	vminps	%ymm5, %ymm13, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm4
	vmovups	%ymm13, 1552(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm12, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm12, 1584(%rsp)
	vblendvps	%ymm3, %ymm12, %ymm4, %ymm3
	vmovups	%ymm3, 704(%rsp)
	vmovups	%ymm11, 1616(%rsp)
	vminps	%ymm1, %ymm11, %ymm1
	vmovups	%ymm10, 1648(%rsp)
	vmaxps	%ymm1, %ymm10, %ymm1
	vbroadcastss	276f(%rip), %ymm15
	vmovups	%ymm1, 112(%rsp)
	vminps	%ymm2, %ymm9, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm9, 1680(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm8, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm8, 1712(%rsp)
	vblendvps	%ymm1, %ymm8, %ymm2, %ymm9
	vbroadcastss	286f(%rip), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm1
	vorps	(%rsp), %ymm1, %ymm0
	vbroadcastss	262f(%rip), %ymm3
	vandnps	%ymm3, %ymm0, %ymm4
	vbroadcastss	287f(%rip), %ymm1
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 1776(%rsp)
	movl	%r13d, %edx
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rdx, %xmm6, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2448(%rsp)
	movq	%r9, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r12
	leaq	(%r12,%rbp), %r10
	movq	96(%rsp), %r13
	imulq	%rbx, %r13
	movq	%r9, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm3, 1488(%rsp)
	vbroadcastss	289f(%rip), %ymm0
	vmovups	%ymm0, 2416(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 960(%rsp)
	vmovups	%ymm0, 1744(%rsp)
	vmovups	%ymm2, 1904(%rsp)
	vbroadcastss	288f(%rip), %ymm0
	vmovups	%ymm0, 2192(%rsp)
	vbroadcastss	279f(%rip), %ymm0
	vmovups	%ymm0, 1968(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1808(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r13, 1224(%rsp)
	jmp	241f
	.p2align	4
240:
	vbroadcastss	262f(%rip), %ymm10
	vminps	%ymm10, %ymm9, %ymm3
	vminps	%ymm3, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	256(%rsp), %ymm5
	vmulps	1360(%rsp), %ymm5, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm3
	vfmadd231ps	%ymm1, %ymm2, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	560(%rsp), %ymm11
	vmulps	2512(%rsp), %ymm11, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmovups	352(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm3
	vfmadd231ps	%ymm1, %ymm2, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	432(%rsp), %ymm2
	vmulps	64(%rsp), %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	528(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm3
	vfmadd231ps	%ymm1, %ymm2, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	384(%rsp), %ymm2
	vmulps	32(%rsp), %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	800(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm3
	vfmadd231ps	%ymm1, %ymm2, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	1232(%rsp), %ymm0
	vxorps	%xmm6, %xmm6, %xmm6
	vfmadd132ps	320(%rsp), %ymm6, %ymm0
	vmovups	176(%rsp), %ymm1
	vfmadd231ps	1392(%rsp), %ymm1, %ymm0
	vmovups	464(%rsp), %ymm1
	vfmadd231ps	1424(%rsp), %ymm1, %ymm0
	vmovups	144(%rsp), %ymm1
	vfmadd231ps	1456(%rsp), %ymm1, %ymm0
	vmovups	1264(%rsp), %ymm7
	vsubps	%ymm0, %ymm7, %ymm0
	vbroadcastss	284f(%rip), %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm4
	vmulps	1296(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vmovups	2480(%rsp), %ymm0
	vfmadd213ps	2000(%rsp), %ymm1, %ymm0
	vmulps	%ymm0, %ymm12, %ymm8
	vmovups	%ymm8, 1296(%rsp)
	vmovups	2032(%rsp), %ymm2
	vfmadd213ps	%ymm13, %ymm8, %ymm2
	vmovups	2064(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm1, %ymm0
	vmulps	624(%rsp), %ymm0, %ymm3
	vmovups	2096(%rsp), %ymm0
	vfmadd213ps	992(%rsp), %ymm3, %ymm0
	vmovups	2128(%rsp), %ymm9
	vfmadd213ps	%ymm0, %ymm8, %ymm9
	vbroadcastss	280f(%rip), %ymm2
	vmaxps	%ymm2, %ymm4, %ymm2
	vdivps	%ymm2, %ymm10, %ymm4
	vmovups	592(%rsp), %ymm0
	vfmadd213ps	%ymm9, %ymm1, %ymm0
	vmulps	%ymm0, %ymm5, %ymm9
	vmovups	%ymm7, 1264(%rsp)
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	1488(%rsp), %ymm4, %ymm4
	vmovups	2192(%rsp), %ymm0
	vminps	%ymm4, %ymm0, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm5, %ymm4
	vbroadcastss	2143f(%rip), %ymm5
	vmaxps	%ymm5, %ymm4, %ymm4
	vcmpltps	960(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vcmpnltps	%ymm7, %ymm6, %ymm5
	vorps	%ymm5, %ymm0, %ymm5
	vblendvps	%ymm5, %ymm10, %ymm4, %ymm1
	vmovups	832(%rsp), %ymm0
	vandps	%ymm0, %ymm9, %ymm4
	vmovups	%ymm9, 32(%rsp)
	vbroadcastss	2144f(%rip), %ymm14
	vaddps	%ymm4, %ymm14, %ymm4
	vmovaps	%ymm10, %ymm12
	vdivps	%ymm4, %ymm10, %ymm4
	vmovups	2704(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm5
	vmovups	%ymm1, 624(%rsp)
	vminps	%ymm1, %ymm5, %ymm8
	vcmpunordps	%ymm1, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm5, %ymm8, %ymm5
	vmulps	%ymm3, %ymm11, %ymm2
	vandps	%ymm0, %ymm2, %ymm3
	vmovups	%ymm2, 288(%rsp)
	vaddps	%ymm3, %ymm14, %ymm3
	vdivps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm3, %ymm7, %ymm10
	vminps	%ymm5, %ymm10, %ymm11
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm10, %ymm11, %ymm1
	vmovups	%ymm1, 592(%rsp)
	vcmpltps	%ymm6, %ymm9, %ymm5
	vmovups	768(%rsp), %ymm1
	vsubps	1936(%rsp), %ymm1, %ymm10
	vmovups	1520(%rsp), %ymm7
	vsubps	%ymm1, %ymm7, %ymm11
	vblendvps	%ymm5, %ymm10, %ymm11, %ymm5
	vcmpltps	%ymm6, %ymm2, %ymm10
	vmovups	704(%rsp), %ymm1
	vsubps	1584(%rsp), %ymm1, %ymm11
	vmovups	1552(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm12
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vmulps	%ymm4, %ymm5, %ymm4
	vmulps	(%rsp), %ymm5, %ymm5
	vbroadcastss	2145f(%rip), %ymm13
	vmulps	%ymm4, %ymm13, %ymm4
	vcmpltps	%ymm5, %ymm6, %ymm5
	vbroadcastss	289f(%rip), %ymm1
	vminps	%ymm1, %ymm4, %ymm4
	vblendvps	%ymm5, %ymm4, %ymm1, %ymm4
	vmulps	%ymm3, %ymm10, %ymm3
	vmulps	352(%rsp), %ymm10, %ymm5
	vmulps	%ymm3, %ymm13, %ymm3
	vcmpltps	%ymm5, %ymm6, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm1, %ymm3
	vminps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm3
	vmovups	432(%rsp), %ymm2
	vmulps	1296(%rsp), %ymm2, %ymm8
	vcmpltps	%ymm6, %ymm8, %ymm4
	vmovups	112(%rsp), %ymm9
	vsubps	1648(%rsp), %ymm9, %ymm5
	vmovups	1616(%rsp), %ymm7
	vsubps	%ymm9, %ymm7, %ymm10
	vblendvps	%ymm4, %ymm5, %ymm10, %ymm4
	vandps	%ymm0, %ymm8, %ymm5
	vmovaps	%ymm14, %ymm7
	vaddps	%ymm5, %ymm14, %ymm5
	vbroadcastss	262f(%rip), %ymm10
	vdivps	%ymm5, %ymm10, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	528(%rsp), %ymm4, %ymm4
	vmulps	%ymm5, %ymm13, %ymm5
	vcmpltps	%ymm4, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm1, %ymm4
	vmovaps	%ymm1, %ymm14
	vminps	%ymm3, %ymm4, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm5, %ymm4
	vmovups	1360(%rsp), %ymm3
	vmulps	384(%rsp), %ymm3, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vaddps	%ymm7, %ymm0, %ymm0
	vdivps	%ymm0, %ymm10, %ymm1
	vmovaps	%ymm10, %ymm7
	vcmpltps	%ymm6, %ymm3, %ymm5
	vmovups	208(%rsp), %ymm12
	vsubps	1712(%rsp), %ymm12, %ymm10
	vmovups	1680(%rsp), %ymm0
	vsubps	%ymm12, %ymm0, %ymm11
	vblendvps	%ymm5, %ymm10, %ymm11, %ymm5
	vmulps	%ymm1, %ymm5, %ymm0
	vmulps	800(%rsp), %ymm5, %ymm5
	vmulps	%ymm0, %ymm13, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm14, %ymm0
	vminps	%ymm4, %ymm0, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm5, %ymm13
	vdivps	%ymm9, %ymm7, %ymm4
	vmulps	%ymm4, %ymm2, %ymm1
	vmovups	%ymm1, (%rsp)
	vsqrtps	%ymm15, %ymm6
	vmulps	%ymm6, %ymm1, %ymm4
	vbroadcastss	2142f(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vminps	%ymm6, %ymm4, %ymm5
	vcmpunordps	%ymm6, %ymm6, %ymm10
	vmovups	%ymm6, 432(%rsp)
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	704(%rsp), %ymm1
	vaddps	288(%rsp), %ymm1, %ymm4
	vmovups	1552(%rsp), %ymm0
	vminps	%ymm4, %ymm0, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm5, %ymm5
	vmovups	1584(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm14
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm14, %ymm5
	vcmpneqps	%ymm5, %ymm4, %ymm4
	vcmpeqps	%ymm1, %ymm5, %ymm5
	vandps	%ymm4, %ymm5, %ymm4
	vmovups	768(%rsp), %ymm1
	vaddps	32(%rsp), %ymm1, %ymm5
	vmovups	1520(%rsp), %ymm0
	vminps	%ymm5, %ymm0, %ymm14
	vcmpunordps	%ymm5, %ymm5, %ymm15
	vblendvps	%ymm15, %ymm0, %ymm14, %ymm14
	vmovups	1936(%rsp), %ymm10
	vmaxps	%ymm14, %ymm10, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm10, %ymm15, %ymm14
	vcmpneqps	%ymm5, %ymm14, %ymm5
	vcmpeqps	%ymm1, %ymm14, %ymm14
	vandps	%ymm5, %ymm14, %ymm5
	vaddps	%ymm8, %ymm9, %ymm1
	vmovups	1616(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm14
	vcmpunordps	%ymm1, %ymm1, %ymm15
	vblendvps	%ymm15, %ymm2, %ymm14, %ymm14
	vmovups	1648(%rsp), %ymm2
	vmaxps	%ymm14, %ymm2, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm15, %ymm14
	vcmpneqps	%ymm1, %ymm14, %ymm1
	vcmpeqps	%ymm9, %ymm14, %ymm14
	vandps	%ymm1, %ymm14, %ymm1
	vaddps	%ymm3, %ymm12, %ymm3
	vmovups	1680(%rsp), %ymm0
	vminps	%ymm3, %ymm0, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm15
	vblendvps	%ymm15, %ymm0, %ymm14, %ymm14
	vmovups	1712(%rsp), %ymm0
	vmaxps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm15, %ymm14
	vcmpneqps	%ymm3, %ymm14, %ymm3
	vcmpeqps	%ymm12, %ymm14, %ymm14
	vandps	%ymm3, %ymm14, %ymm3
	vpsrld	$31, %ymm1, %ymm1
	vpslld	$2, %ymm1, %ymm1
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$3, %ymm3, %ymm3
	vpor	%ymm3, %ymm1, %ymm1
	vpsrld	$31, %ymm4, %ymm3
	vpaddd	%ymm3, %ymm3, %ymm3
	vpor	%ymm3, %ymm1, %ymm1
	vpsubd	%ymm5, %ymm1, %ymm7
	vmovdqu	%ymm7, 352(%rsp)
	vbroadcastss	2140f(%rip), %ymm1
	vmovups	64(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm3
	vmovups	2416(%rsp), %ymm11
	vcmpltps	%ymm6, %ymm11, %ymm1
	vorps	%ymm1, %ymm3, %ymm1
	vmovups	256(%rsp), %ymm6
	vandps	%ymm1, %ymm6, %ymm1
	vmovups	1904(%rsp), %ymm0
	vbroadcastss	284f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm5
	vblendvps	%ymm1, %ymm5, %ymm0, %ymm9
	vmovups	960(%rsp), %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpnltps	%ymm5, %ymm4, %ymm1
	vorps	%ymm1, %ymm3, %ymm14
	vmovups	%ymm14, 384(%rsp)
	vandps	%ymm3, %ymm6, %ymm6
	vmovups	2544(%rsp), %ymm1
	vsubps	2288(%rsp), %ymm1, %ymm8
	vmovups	%ymm8, 64(%rsp)
	vmovups	2160(%rsp), %ymm1
	vbroadcastss	289f(%rip), %ymm2
	vblendvps	%ymm14, %ymm2, %ymm1, %ymm3
	vcmpnltps	%ymm8, %ymm4, %ymm14
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	1744(%rsp), %ymm1
	vblendvps	%ymm14, %ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vmovups	1968(%rsp), %ymm1
	vcmpltps	%ymm2, %ymm1, %ymm3
	vmovups	592(%rsp), %ymm1
	vcmpltps	%ymm1, %ymm13, %ymm15
	vandps	%ymm3, %ymm15, %ymm2
	vmovups	%ymm2, 256(%rsp)
	vblendvps	%ymm2, %ymm13, %ymm1, %ymm13
	vblendvps	%ymm14, %ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vmovups	528(%rsp), %ymm0
	vcmpnleps	%ymm9, %ymm0, %ymm0
	vmovups	624(%rsp), %ymm4
	vcmpnleps	%ymm13, %ymm4, %ymm9
	vorps	%ymm0, %ymm9, %ymm0
	vorps	%ymm0, %ymm6, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vpbroadcastd	262f(%rip), %ymm1
	vpandn	%ymm1, %ymm0, %ymm0
	vblendvps	%ymm14, %ymm5, %ymm0, %ymm1
	vmovups	%ymm1, 960(%rsp)
	vmovups	32(%rsp), %ymm1
	vmovups	768(%rsp), %ymm3
	vfmadd213ps	%ymm3, %ymm13, %ymm1
	vmovups	1520(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm0
	vcmpunordps	%ymm1, %ymm1, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm10, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm10, %ymm2, %ymm0
	vorps	%ymm6, %ymm14, %ymm9
	vpcmpeqd	%ymm7, %ymm8, %ymm2
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm2, %ymm2
	vorps	%ymm2, %ymm9, %ymm2
	vmovups	1488(%rsp), %ymm1
	vblendvps	%ymm2, %ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 1488(%rsp)
	vblendvps	%ymm2, %ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vsubps	%ymm3, %ymm0, %ymm6
	vmovups	1232(%rsp), %ymm1
	vblendvps	%ymm2, %ymm1, %ymm6, %ymm1
	vfmadd132ps	320(%rsp), %ymm8, %ymm6
	vmovups	704(%rsp), %ymm0
	vfmadd132ps	288(%rsp), %ymm0, %ymm13
	vmovups	1552(%rsp), %ymm3
	vminps	%ymm13, %ymm3, %ymm8
	vcmpunordps	%ymm13, %ymm13, %ymm10
	vblendvps	%ymm10, %ymm3, %ymm8, %ymm8
	vmovups	1584(%rsp), %ymm3
	vmaxps	%ymm8, %ymm3, %ymm10
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm3, %ymm10, %ymm8
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm3
	vmovups	%ymm3, 320(%rsp)
	vsubps	%ymm0, %ymm3, %ymm10
	vfmadd231ps	176(%rsp), %ymm10, %ymm6
	vmovups	1392(%rsp), %ymm3
	vblendvps	%ymm2, %ymm3, %ymm10, %ymm3
	vbroadcastss	262f(%rip), %ymm0
	vdivps	%ymm4, %ymm0, %ymm10
	vmovups	%ymm1, 1232(%rsp)
	vmulps	%ymm1, %ymm10, %ymm13
	vmovups	1056(%rsp), %ymm0
	vmovups	464(%rsp), %ymm8
	vfnmadd213ps	%ymm8, %ymm13, %ymm0
	vmovups	864(%rsp), %ymm1
	vmovups	144(%rsp), %ymm5
	vfnmadd213ps	%ymm5, %ymm13, %ymm1
	vmovups	%ymm3, 1392(%rsp)
	vmulps	%ymm3, %ymm10, %ymm10
	vmovups	1088(%rsp), %ymm7
	vfnmadd213ps	%ymm0, %ymm10, %ymm7
	vmovups	496(%rsp), %ymm0
	vfnmadd213ps	%ymm1, %ymm10, %ymm0
	vmovups	2672(%rsp), %ymm1
	vmulps	%ymm7, %ymm1, %ymm10
	vmulps	1840(%rsp), %ymm1, %ymm13
	vmovups	2640(%rsp), %ymm3
	vmulps	%ymm3, %ymm13, %ymm14
	vmulps	%ymm10, %ymm14, %ymm15
	vfmsub231ps	%ymm0, %ymm3, %ymm15
	vbroadcastss	262f(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm14, %ymm14
	vbroadcastss	2133f(%rip), %ymm0
	vmaxps	%ymm0, %ymm14, %ymm14
	vbroadcastss	262f(%rip), %ymm0
	vdivps	%ymm14, %ymm0, %ymm14
	vmulps	%ymm15, %ymm14, %ymm14
	vmulps	%ymm3, %ymm14, %ymm14
	vmulps	%ymm4, %ymm14, %ymm14
	vbroadcastss	2146f(%rip), %ymm3
	vmulps	%ymm3, %ymm12, %ymm15
	vmaxps	%ymm14, %ymm15, %ymm0
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm15, %ymm0, %ymm0
	vmulps	%ymm1, %ymm10, %ymm14
	vmulps	%ymm1, %ymm13, %ymm13
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	1680(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmovups	1712(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vblendvps	%ymm2, %ymm12, %ymm0, %ymm10
	vmulps	%ymm4, %ymm14, %ymm0
	vsubps	%ymm12, %ymm10, %ymm7
	vfnmadd231ps	%ymm13, %ymm7, %ymm0
	vmovups	112(%rsp), %ymm12
	vmulps	%ymm3, %ymm12, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm14
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm14, %ymm0
	vmovups	432(%rsp), %ymm3
	vmulps	%ymm3, %ymm3, %ymm13
	vmulps	(%rsp), %ymm13, %ymm13
	vmovups	384(%rsp), %ymm1
	vbroadcastss	289f(%rip), %ymm4
	vblendvps	%ymm1, %ymm4, %ymm13, %ymm4
	vbroadcastss	16(%r11), %ymm13
	vcmpleps	%ymm13, %ymm4, %ymm4
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1328(%rsp), %ymm1
	vcmpleps	%ymm13, %ymm1, %ymm13
	vandps	%ymm4, %ymm13, %ymm4
	vblendvps	%ymm2, %ymm11, %ymm3, %ymm11
	vmovups	%ymm11, 2416(%rsp)
	vandnps	352(%rsp), %ymm9, %ymm9
	vfmadd231ps	%ymm5, %ymm7, %ymm6
	vmovups	1456(%rsp), %ymm1
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 1456(%rsp)
	vorps	2608(%rsp), %ymm9, %ymm7
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	1616(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm9
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm9, %ymm0
	vmovups	1648(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm9
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm9, %ymm0
	vblendvps	%ymm2, %ymm12, %ymm0, %ymm0
	vsubps	%ymm12, %ymm0, %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm6
	vmovups	1424(%rsp), %ymm1
	vblendvps	%ymm2, %ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 1424(%rsp)
	vmovups	256(%rsp), %ymm1
	vandnps	%ymm6, %ymm1, %ymm3
	vmovups	1264(%rsp), %ymm1
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 1264(%rsp)
	vandps	%ymm7, %ymm2, %ymm6
	vandnps	64(%rsp), %ymm4, %ymm2
	vaddps	2288(%rsp), %ymm2, %ymm2
	vmovups	1808(%rsp), %ymm1
	vcmpltps	2448(%rsp), %ymm1, %ymm3
	vandps	%ymm2, %ymm3, %ymm4
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	32(%rsp), %ymm7
	vmovups	320(%rsp), %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovups	%ymm0, 112(%rsp)
	vmovaps	%ymm10, %ymm9
	vbroadcastss	276f(%rip), %ymm15
241:
	vpshufb	2147f(%rip), %ymm6, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 2832(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2272(%rsp)
	vpbroadcastd	290f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 2800(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2256(%rsp)
	vpbroadcastd	291f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 2768(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2240(%rsp)
	vpbroadcastd	292f(%rip), %ymm0
	vmovups	%ymm6, 2608(%rsp)
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 2736(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2224(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	.p2align	4
242:
	vmovups	%ymm4, 2544(%rsp)
	vaddss	%xmm2, %xmm4, %xmm0
	vmovshdup	%xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm3
	vbroadcastss	20(%r11), %ymm1
	vmovss	262f(%rip), %xmm0
	vmovups	%ymm1, 2704(%rsp)
	vdivss	%xmm1, %xmm0, %xmm1
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmulss	293f(%rip), %xmm1, %xmm2
	vmulss	294f(%rip), %xmm1, %xmm0
	vmulss	295f(%rip), %xmm1, %xmm1
	testq	%r9, %r9
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm9, 208(%rsp)
	vmovups	%ymm7, 768(%rsp)
	vmovss	%xmm3, 992(%rsp)
	je	248f
	vbroadcastss	%xmm2, %ymm3
	vbroadcastss	296f(%rip), %ymm9
	vsubps	%ymm7, %ymm9, %ymm2
	vmovups	%ymm3, (%rsp)
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	896(%rsp), %ymm11
	vxorps	%ymm2, %ymm11, %ymm6
	vmulps	%ymm6, %ymm2, %ymm4
	vbroadcastss	298f(%rip), %ymm12
	vmaxps	%ymm12, %ymm4, %ymm4
	vmovaps	%ymm15, %ymm10
	vbroadcastss	299f(%rip), %ymm15
	vmulps	%ymm4, %ymm15, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2100f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm5, %ymm4
	vbroadcastss	2101f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm5, %ymm4
	vmulps	%ymm4, %ymm15, %ymm4
	vbroadcastss	2103f(%rip), %ymm7
	vbroadcastss	2102f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2104f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2105f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2106f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	262f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm4, %ymm7
	vbroadcastss	2107f(%rip), %ymm14
	vaddps	%ymm5, %ymm14, %ymm4
	vcvttps2dq	%ymm4, %ymm5
	vpsrad	$31, %ymm5, %ymm8
	vbroadcastss	2108f(%rip), %ymm14
	vsubps	%ymm14, %ymm4, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	vpand	%ymm4, %ymm8, %ymm4
	vpor	%ymm4, %ymm5, %ymm4
	vpslld	$23, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm5
	vandps	832(%rsp), %ymm2, %ymm4
	vbroadcastss	2109f(%rip), %ymm14
	vfmadd213ps	%ymm13, %ymm14, %ymm4
	vdivps	%ymm4, %ymm13, %ymm4
	vbroadcastss	2111f(%rip), %ymm3
	vmovaps	%ymm3, %ymm7
	vbroadcastss	2110f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2112f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2113f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2114f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2115f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2116f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2117f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	2118f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vmulps	%ymm7, %ymm4, %ymm7
	vbroadcastss	%xmm0, %ymm4
	vcmpltps	%ymm6, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm10, %ymm0
	vbroadcastss	%xmm1, %ymm6
	vmulps	%ymm5, %ymm7, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	movq	%rbp, %r8
	xorl	%r14d, %r14d
	vmovaps	%ymm10, %ymm14
	.p2align	4
243:
	vcvtsi2ss	%r14, %xmm13, %xmm7
	vaddss	276f(%rip), %xmm7, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	768(%rsp), %ymm7, %ymm7
	vmulps	(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vmaxps	%ymm12, %ymm9, %ymm9
	vbroadcastss	299f(%rip), %ymm15
	vmulps	%ymm15, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	2100f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2101f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2107f(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm15, %ymm9, %ymm9
	vbroadcastss	2108f(%rip), %ymm15
	vsubps	%ymm15, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	2103f(%rip), %ymm12
	vbroadcastss	2102f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2104f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2105f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2106f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	832(%rsp), %ymm7, %ymm10
	vbroadcastss	2109f(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	298f(%rip), %ymm12
	vmovaps	%ymm3, %ymm11
	vbroadcastss	2110f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2112f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2113f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2114f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2115f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2116f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2117f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2118f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	896(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	296f(%rip), %ymm15
	vblendvps	%ymm8, %ymm15, %ymm14, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%r8)
	vsubps	%ymm9, %ymm5, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovaps	%ymm0, -32(%r8)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm2, %ymm5, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r8)
	incq	%r14
	addq	$96, %r8
	vmovaps	%ymm7, %ymm2
	vmovaps	%ymm9, %ymm5
	vmovaps	%ymm10, %ymm1
	vmovaps	%ymm8, %ymm0
	cmpq	%r14, %r9
	jne	243b
	vmovups	704(%rsp), %ymm9
	vbroadcastss	296f(%rip), %ymm10
	vsubps	%ymm9, %ymm10, %ymm0
	vmulps	(%rsp), %ymm0, %ymm2
	vxorps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm0, %ymm2, %ymm1
	vmaxps	%ymm12, %ymm1, %ymm1
	vbroadcastss	299f(%rip), %ymm7
	vmulps	%ymm7, %ymm1, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2100f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm1
	vbroadcastss	2101f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm1
	vmulps	%ymm7, %ymm1, %ymm1
	vbroadcastss	2103f(%rip), %ymm7
	vbroadcastss	2102f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vbroadcastss	2104f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vbroadcastss	2105f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vbroadcastss	2106f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vfmadd213ps	%ymm13, %ymm1, %ymm7
	vbroadcastss	2107f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm1
	vcvttps2dq	%ymm1, %ymm5
	vpsrad	$31, %ymm5, %ymm8
	vbroadcastss	2108f(%rip), %ymm15
	vsubps	%ymm15, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vpand	%ymm1, %ymm8, %ymm1
	vpor	%ymm1, %ymm5, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vandps	832(%rsp), %ymm2, %ymm5
	vbroadcastss	2109f(%rip), %ymm8
	vfmadd213ps	%ymm13, %ymm8, %ymm5
	vdivps	%ymm5, %ymm13, %ymm8
	vmulps	%ymm1, %ymm7, %ymm5
	vmovaps	%ymm3, %ymm1
	vbroadcastss	2110f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2112f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2113f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2114f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2115f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2116f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2117f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	2118f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vcmpltps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm10, %ymm14, %ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	movq	%r10, %r8
	xorl	%r14d, %r14d
	.p2align	4
244:
	vcvtsi2ss	%r14, %xmm14, %xmm7
	vaddss	276f(%rip), %xmm7, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm9, %ymm7, %ymm7
	vmulps	(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vmaxps	%ymm12, %ymm9, %ymm9
	vbroadcastss	299f(%rip), %ymm15
	vmulps	%ymm15, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	2100f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2101f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2107f(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm15, %ymm9, %ymm9
	vbroadcastss	2108f(%rip), %ymm15
	vsubps	%ymm15, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	2103f(%rip), %ymm12
	vbroadcastss	2102f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2104f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2105f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2106f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	832(%rsp), %ymm7, %ymm10
	vbroadcastss	2109f(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	298f(%rip), %ymm12
	vmovaps	%ymm3, %ymm11
	vbroadcastss	2110f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2112f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2113f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2114f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2115f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2116f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2117f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vbroadcastss	2118f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	896(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	296f(%rip), %ymm15
	vblendvps	%ymm8, %ymm15, %ymm14, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%r8)
	vsubps	%ymm9, %ymm5, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovaps	%ymm0, -32(%r8)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm2, %ymm5, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r8)
	incq	%r14
	addq	$96, %r8
	vmovaps	%ymm7, %ymm2
	vmovaps	%ymm9, %ymm5
	vmovups	704(%rsp), %ymm9
	vmovaps	%ymm10, %ymm1
	vmovaps	%ymm8, %ymm0
	cmpq	%r14, %r9
	jne	244b
	vmovss	992(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 320(%rsp)
	vmovups	960(%rsp), %ymm0
	ja	245f
	vxorps	%xmm0, %xmm0, %xmm0
245:
	vmovups	%ymm0, 560(%rsp)
	movq	%r13, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 176(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 352(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 384(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 64(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 288(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 256(%rsp)
	xorl	%r14d, %r14d
	vmovups	112(%rsp), %ymm13
	.p2align	4
246:
	vmovups	%ymm7, 528(%rsp)
	vmovups	%ymm14, 144(%rsp)
	vmovups	%ymm5, 464(%rsp)
	vmovups	%ymm12, 1056(%rsp)
	vmovups	%ymm6, 1088(%rsp)
	vmovups	%ymm15, 1840(%rsp)
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	addq	%rcx, %r15
	leaq	(%r14,%r9), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovaps	(%rdi,%rdx), %ymm0
	vmovaps	32(%rdi,%rdx), %ymm1
	vmovups	%ymm1, 592(%rsp)
	vmovaps	64(%rdi,%rdx), %ymm1
	vmovups	%ymm1, 624(%rsp)
	vmovups	%ymm0, 800(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%edx, %edx
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	208(%rsp), %ymm8
	vmovups	560(%rsp), %ymm10
	.p2align	4
247:
	vmovaps	-32(%r15), %ymm2
	vmovaps	-64(%rbp,%rdx), %ymm6
	vmovaps	%ymm6, %ymm13
	vfmadd132ps	(%rsp), %ymm8, %ymm13
	vaddps	(%r15), %ymm13, %ymm13
	vbroadcastss	262f(%rip), %ymm5
	vdivps	%ymm13, %ymm5, %ymm5
	vsubps	%ymm13, %ymm2, %ymm2
	vmulps	%ymm5, %ymm2, %ymm2
	vmulps	%ymm2, %ymm10, %ymm13
	vfmadd213ps	%ymm5, %ymm5, %ymm13
	vmovaps	-32(%rbp,%rdx), %ymm5
	vaddps	%ymm2, %ymm3, %ymm3
	vfmadd231ps	%ymm6, %ymm2, %ymm4
	vfmadd231ps	(%rbp,%rdx), %ymm2, %ymm0
	vfmadd231ps	%ymm5, %ymm2, %ymm1
	vmulps	%ymm6, %ymm13, %ymm2
	vaddps	%ymm2, %ymm9, %ymm9
	vfmadd231ps	%ymm2, %ymm6, %ymm14
	vaddps	%ymm13, %ymm11, %ymm11
	vmulps	%ymm5, %ymm13, %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm12
	vfmadd231ps	%ymm5, %ymm2, %ymm15
	vaddps	%ymm2, %ymm7, %ymm7
	addq	$96, %rdx
	addq	$64, %r15
	cmpq	%rdx, %r12
	jne	247b
	vmovups	592(%rsp), %ymm13
	vmulps	112(%rsp), %ymm13, %ymm8
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm2, %ymm15
	vmovups	352(%rsp), %ymm5
	vfmadd231ps	%ymm15, %ymm2, %ymm5
	vmovups	%ymm5, 352(%rsp)
	vmovaps	%ymm12, %ymm5
	vfmadd213ps	%ymm6, %ymm8, %ymm5
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	432(%rsp), %ymm6
	vfmadd231ps	%ymm5, %ymm2, %ymm6
	vmovups	%ymm6, 432(%rsp)
	vmovups	800(%rsp), %ymm10
	vfmadd213ps	%ymm15, %ymm10, %ymm12
	vmovups	1056(%rsp), %ymm5
	vfmadd231ps	%ymm12, %ymm2, %ymm5
	vmovaps	%ymm5, %ymm12
	vaddps	%ymm7, %ymm15, %ymm5
	vmovups	864(%rsp), %ymm6
	vfmadd231ps	%ymm5, %ymm2, %ymm6
	vmovups	%ymm6, 864(%rsp)
	vmovups	320(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vmovups	%ymm5, 320(%rsp)
	vmovups	288(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm13, %ymm5
	vmovups	112(%rsp), %ymm13
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm5, 288(%rsp)
	vmovaps	%ymm14, %ymm1
	vfmadd213ps	%ymm2, %ymm8, %ymm1
	vmovups	384(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm8, %ymm5
	vmovups	%ymm5, 384(%rsp)
	vfmadd213ps	%ymm2, %ymm10, %ymm14
	vmovups	1088(%rsp), %ymm6
	vfmadd231ps	%ymm14, %ymm8, %ymm6
	vmovups	64(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm10, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovups	176(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm1
	vmovups	%ymm1, 176(%rsp)
	vaddps	%ymm2, %ymm9, %ymm1
	vmovups	496(%rsp), %ymm5
	vfmadd231ps	%ymm8, %ymm1, %ymm5
	vmovups	%ymm5, 496(%rsp)
	vmovups	1840(%rsp), %ymm15
	vfmadd231ps	%ymm1, %ymm10, %ymm15
	vmovups	528(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm10, %ymm7
	vmovups	464(%rsp), %ymm5
	vfmadd231ps	%ymm4, %ymm10, %ymm5
	vmovups	256(%rsp), %ymm0
	vfmadd231ps	624(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmovups	144(%rsp), %ymm14
	vaddps	%ymm3, %ymm14, %ymm14
	vaddps	%ymm2, %ymm11, %ymm0
	vmovups	32(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 32(%rsp)
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	jne	246b
	vbroadcastss	282f(%rip), %ymm10
	vmovups	208(%rsp), %ymm9
	vmovups	288(%rsp), %ymm8
	vmovups	176(%rsp), %ymm1
	vmovups	320(%rsp), %ymm2
	vmovss	992(%rsp), %xmm3
	jmp	250f
	.p2align	4
248:
	vucomiss	%xmm4, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 256(%rsp)
	vmovups	960(%rsp), %ymm0
	ja	249f
	vxorps	%xmm0, %xmm0, %xmm0
249:
	vmovups	%ymm0, 560(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 384(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 352(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	282f(%rip), %ymm10
	vmovups	112(%rsp), %ymm13
250:
	vmovups	560(%rsp), %ymm4
	vmulps	%ymm4, %ymm13, %ymm0
	vmulps	%ymm7, %ymm0, %ymm7
	vmovups	1328(%rsp), %ymm11
	vfnmadd213ps	352(%rsp), %ymm11, %ymm7
	vmovups	%ymm7, 1360(%rsp)
	vmulps	256(%rsp), %ymm0, %ymm7
	vfnmadd213ps	384(%rsp), %ymm11, %ymm7
	vfnmadd213ps	432(%rsp), %ymm0, %ymm8
	vdivps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vxorps	%xmm4, %xmm4, %xmm4
	vucomiss	%xmm4, %xmm3
	vmovups	%ymm2, 320(%rsp)
	vfmadd231ps	%ymm2, %ymm0, %ymm12
	vmovups	%ymm1, 176(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2288(%rsp)
	vmovups	%ymm15, 1840(%rsp)
	vmovups	%ymm6, 1088(%rsp)
	vmovups	%ymm12, 1056(%rsp)
	vmovups	%ymm5, 464(%rsp)
	vmovups	%ymm8, 288(%rsp)
	vmovups	%ymm14, 144(%rsp)
	vmovups	%ymm7, 2512(%rsp)
	jbe	254f
	vmovups	1808(%rsp), %ymm1
	vmovups	2544(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	2119f(%rip), %ymm0
	vmovups	%ymm1, 1808(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1024(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm2
	vaddss	%xmm4, %xmm2, %xmm0
	vmovshdup	%xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	jbe	254f
	vmovups	%ymm2, 256(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	testq	%r9, %r9
	je	253f
	movq	%r13, %r8
	xorl	%r14d, %r14d
	.p2align	4
251:
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	addq	%rcx, %r15
	leaq	(%r14,%r9), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmulps	(%rdi,%rdx), %ymm13, %ymm1
	vmovups	%ymm1, (%rsp)
	movq	%rdi, %rdx
	xorl	%r13d, %r13d
	vbroadcastss	2125f(%rip), %ymm11
	vbroadcastss	2127f(%rip), %ymm15
	vbroadcastss	262f(%rip), %ymm12
	vmovdqu	2352(%rsp), %ymm10
	vbroadcastss	282f(%rip), %ymm1
	vmovdqu	2320(%rsp), %ymm13
	vmovdqu	1024(%rsp), %ymm2
	.p2align	4
252:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	(%rsp), %ymm9, %ymm3
	vaddps	(%r15,%r13), %ymm3, %ymm3
	vdivps	%ymm3, %ymm12, %ymm5
	vmovaps	-32(%r15,%r13), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm6
	vaddps	%ymm1, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm12, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm6
	vpand	%ymm6, %ymm13, %ymm6
	vpsubd	%ymm6, %ymm2, %ymm7
	vaddps	%ymm1, %ymm7, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vmovaps	%ymm11, %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2124f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vmovaps	%ymm15, %ymm9
	vbroadcastss	2126f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm9
	vbroadcastss	2128f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2123f(%rip), %ymm5
	vbroadcastss	2122f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	2129f(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm12, %ymm5
	vmaxps	%ymm1, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vmovups	208(%rsp), %ymm9
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	addq	$64, %r13
	addq	$96, %rdx
	cmpq	%r13, %rsi
	jne	252b
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	vmovups	112(%rsp), %ymm13
	jne	251b
253:
	vbroadcastss	2131f(%rip), %ymm1
	vbroadcastss	2130f(%rip), %ymm3
	vmovups	1968(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	256(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm4, %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm1
	vandps	%ymm1, %ymm2, %ymm1
	vandnps	%ymm2, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 1968(%rsp)
	vbroadcastss	286f(%rip), %ymm0
	vmovups	1904(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1904(%rsp)
	vbroadcastss	2132f(%rip), %ymm0
	vmovups	2192(%rsp), %ymm3
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2192(%rsp)
	vbroadcastss	284f(%rip), %ymm0
	vbroadcastss	262f(%rip), %ymm11
	vblendvps	%ymm1, %ymm0, %ymm11, %ymm0
	vmovups	1232(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm2
	vsubps	%ymm2, %ymm3, %ymm3
	vmovups	768(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 768(%rsp)
	vmovups	1392(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	704(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 704(%rsp)
	vmovups	1424(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm13, %ymm13
	vmovups	1456(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	1264(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1264(%rsp)
	vmovups	1488(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1488(%rsp)
	vmovups	960(%rsp), %ymm0
	vandnps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vbroadcastss	289f(%rip), %ymm0
	vmovups	1744(%rsp), %ymm6
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1744(%rsp)
	vandps	%ymm1, %ymm11, %ymm0
	vmovups	%ymm0, 2288(%rsp)
	vmovups	%ymm5, 1456(%rsp)
	vmovups	%ymm4, 1424(%rsp)
	vmovups	%ymm3, 1392(%rsp)
	vmovups	%ymm2, 1232(%rsp)
	vmovups	896(%rsp), %ymm12
	movq	1224(%rsp), %r13
	vmovups	1840(%rsp), %ymm15
	vmovups	32(%rsp), %ymm3
	vmovups	64(%rsp), %ymm1
	vmovups	2512(%rsp), %ymm7
	vmovups	1360(%rsp), %ymm4
	vbroadcastss	282f(%rip), %ymm10
	jmp	255f
	.p2align	4
254:
	vmovups	32(%rsp), %ymm3
	vmovups	64(%rsp), %ymm1
	vmovups	1360(%rsp), %ymm4
	vmovups	896(%rsp), %ymm12
255:
	vmovups	%ymm1, 64(%rsp)
	vmovups	%ymm3, 32(%rsp)
	vmovups	%ymm13, 112(%rsp)
	vmovups	%ymm9, 208(%rsp)
	vbroadcastss	280f(%rip), %ymm2
	vmaxps	%ymm2, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	262f(%rip), %ymm14
	vdivps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmaxps	%ymm2, %ymm7, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm11
	vmovups	%ymm11, 560(%rsp)
	vmaxps	%ymm2, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vmovdqu	2768(%rsp), %ymm0
	vxorps	%xmm8, %xmm8, %xmm8
	vpcmpgtd	%ymm8, %ymm0, %ymm0
	vmovdqu	%ymm0, 528(%rsp)
	vdivps	%ymm1, %ymm14, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmaxps	%ymm2, %ymm3, %ymm1
	vsqrtps	%ymm1, %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmovdqu	2800(%rsp), %ymm2
	vpcmpgtd	%ymm8, %ymm2, %ymm2
	vmovups	768(%rsp), %ymm5
	vcmpleps	1936(%rsp), %ymm5, %ymm3
	vmovups	1520(%rsp), %ymm4
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	320(%rsp), %ymm7
	vxorps	%ymm7, %ymm12, %ymm5
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vcmpleps	%ymm3, %ymm8, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vpackssdw	%xmm4, %xmm3, %xmm3
	vpor	2832(%rsp), %xmm3, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vmovdqu	%ymm4, 2160(%rsp)
	vblendvps	%ymm4, %ymm8, %ymm14, %ymm1
	vmovups	%ymm1, (%rsp)
	vmovups	704(%rsp), %ymm6
	vcmpleps	1584(%rsp), %ymm6, %ymm4
	vmovups	1552(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	176(%rsp), %ymm0
	vblendvps	%ymm5, %ymm0, %ymm10, %ymm5
	vxorps	%ymm0, %ymm12, %ymm6
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vcmpleps	%ymm4, %ymm8, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vpor	%ymm0, %ymm2, %ymm6
	vmovdqu	%ymm6, 2128(%rsp)
	vcmpleps	1648(%rsp), %ymm13, %ymm2
	vmovups	1616(%rsp), %ymm4
	vcmpleps	%ymm13, %ymm4, %ymm4
	vmovups	464(%rsp), %ymm0
	vxorps	%ymm0, %ymm12, %ymm5
	vblendvps	%ymm4, %ymm0, %ymm10, %ymm4
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vpandn	%ymm14, %ymm6, %ymm6
	vmovdqu	%ymm6, 352(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	%ymm2, %ymm4, %ymm8
	vorps	528(%rsp), %ymm8, %ymm5
	vmovups	%ymm5, 2096(%rsp)
	vcmpleps	1712(%rsp), %ymm9, %ymm0
	vmovups	1680(%rsp), %ymm2
	vcmpleps	%ymm9, %ymm2, %ymm2
	vmovups	144(%rsp), %ymm9
	vxorps	%ymm12, %ymm9, %ymm4
	vblendvps	%ymm2, %ymm9, %ymm10, %ymm2
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm4
	vmulps	%ymm6, %ymm11, %ymm10
	vmulps	288(%rsp), %ymm10, %ymm0
	vmovups	256(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm11
	vmulps	%ymm0, %ymm11, %ymm9
	vandnps	%ymm14, %ymm5, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	432(%rsp), %ymm13
	vmulps	%ymm0, %ymm13, %ymm12
	vmulps	1056(%rsp), %ymm12, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vmulps	1088(%rsp), %ymm12, %ymm5
	vmulps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm9, 592(%rsp)
	vfmsub231ps	%ymm5, %ymm10, %ymm1
	vmovups	%ymm1, 1296(%rsp)
	vdivps	384(%rsp), %ymm14, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpleps	%ymm4, %ymm1, %ymm6
	vmovdqu	2736(%rsp), %ymm1
	vxorps	%xmm4, %xmm4, %xmm4
	vpcmpgtd	%ymm4, %ymm1, %ymm1
	vpor	%ymm6, %ymm1, %ymm0
	vmovdqu	%ymm0, 2064(%rsp)
	vpandn	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, 800(%rsp)
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm5, %ymm14
	vmovups	%ymm5, 384(%rsp)
	vmulps	864(%rsp), %ymm0, %ymm1
	vmulps	%ymm1, %ymm11, %ymm4
	vmulps	496(%rsp), %ymm0, %ymm11
	vmulps	%ymm4, %ymm9, %ymm1
	vfmsub231ps	%ymm11, %ymm10, %ymm1
	vmovss	992(%rsp), %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vucomiss	%xmm10, %xmm5
	vpor	2272(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmulps	%ymm2, %ymm7, %ymm10
	vmovaps	%ymm10, %ymm11
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%ymm5, %ymm10, %ymm11
	vpandn	%ymm11, %ymm3, %ymm11
	vmovdqu	1328(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm3
	vpor	2256(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm7
	vmovups	560(%rsp), %ymm2
	vmulps	176(%rsp), %ymm2, %ymm3
	vpandn	%ymm3, %ymm7, %ymm7
	vfmadd213ps	%ymm11, %ymm7, %ymm7
	vextractf128	$1, %ymm8, %xmm11
	vpackssdw	%xmm11, %xmm8, %xmm8
	vpor	2240(%rsp), %xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpslld	$31, %ymm8, %ymm8
	vpsrad	$31, %ymm8, %ymm8
	vmulps	464(%rsp), %ymm13, %ymm11
	vpandn	%ymm11, %ymm8, %ymm8
	vfmadd213ps	%ymm7, %ymm8, %ymm8
	vextracti128	$1, %ymm6, %xmm7
	vpackssdw	%xmm7, %xmm6, %xmm7
	vpor	2224(%rsp), %xmm7, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vpslld	$31, %ymm7, %ymm7
	vpsrad	$31, %ymm7, %ymm7
	vmulps	144(%rsp), %ymm14, %ymm9
	vpandn	%ymm9, %ymm7, %ymm5
	vfmadd213ps	%ymm8, %ymm5, %ymm5
	vmovups	%ymm5, 1328(%rsp)
	vmovups	%ymm0, 2640(%rsp)
	vmulps	%ymm0, %ymm15, %ymm8
	vmovups	624(%rsp), %ymm5
	vmulps	%ymm5, %ymm4, %ymm7
	vmovups	%ymm12, 2672(%rsp)
	vfmsub231ps	%ymm8, %ymm12, %ymm7
	vmulps	(%rsp), %ymm10, %ymm6
	vmovups	%ymm6, 992(%rsp)
	vmovups	592(%rsp), %ymm0
	vmulps	%ymm6, %ymm0, %ymm8
	vfmsub231ps	352(%rsp), %ymm3, %ymm8
	vmovups	%ymm8, 2032(%rsp)
	vmulps	%ymm6, %ymm5, %ymm10
	vmovaps	%ymm5, %ymm3
	vfmsub231ps	528(%rsp), %ymm11, %ymm10
	vmulps	%ymm6, %ymm4, %ymm11
	vmovups	%ymm4, 2000(%rsp)
	vfmsub231ps	800(%rsp), %ymm9, %ymm11
	vmovaps	%ymm0, %ymm9
	vbroadcastss	262f(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm9, %ymm9
	vbroadcastss	2133f(%rip), %ymm15
	vmaxps	%ymm15, %ymm9, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm0, %ymm12
	vmulps	%ymm2, %ymm12, %ymm14
	vbroadcastss	262f(%rip), %ymm5
	vmovups	2128(%rsp), %ymm0
	vblendvps	%ymm0, %ymm5, %ymm14, %ymm6
	vbroadcastss	262f(%rip), %ymm5
	vmovups	2160(%rsp), %ymm2
	vmovups	256(%rsp), %ymm0
	vblendvps	%ymm2, %ymm5, %ymm0, %ymm14
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	1296(%rsp), %ymm12, %ymm8
	vmovaps	%ymm3, %ymm0
	vbroadcastss	262f(%rip), %ymm5
	vfnmadd213ps	%ymm5, %ymm3, %ymm0
	vfnmadd231ps	%ymm8, %ymm8, %ymm0
	vmaxps	%ymm15, %ymm0, %ymm6
	vsqrtps	%ymm6, %ymm6
	vbroadcastss	262f(%rip), %ymm5
	vdivps	%ymm6, %ymm5, %ymm2
	vmulps	%ymm2, %ymm13, %ymm13
	vbroadcastss	262f(%rip), %ymm5
	vmovups	2096(%rsp), %ymm3
	vblendvps	%ymm3, %ymm5, %ymm13, %ymm13
	vmulps	%ymm1, %ymm12, %ymm5
	vfnmadd231ps	%ymm8, %ymm5, %ymm7
	vmulps	%ymm2, %ymm7, %ymm7
	vmovaps	%ymm4, %ymm1
	vbroadcastss	262f(%rip), %ymm6
	vfnmadd213ps	%ymm6, %ymm4, %ymm1
	vfnmadd231ps	%ymm5, %ymm5, %ymm1
	vfnmadd231ps	%ymm7, %ymm7, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm6
	vsqrtps	%ymm6, %ymm6
	vmulps	%ymm13, %ymm14, %ymm13
	vbroadcastss	262f(%rip), %ymm3
	vmovups	896(%rsp), %ymm15
	vdivps	%ymm6, %ymm3, %ymm14
	vmulps	384(%rsp), %ymm14, %ymm6
	vmovups	2064(%rsp), %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vmovups	%ymm6, 2160(%rsp)
	vxorps	592(%rsp), %ymm15, %ymm6
	vmovups	%ymm6, 2096(%rsp)
	vxorps	624(%rsp), %ymm15, %ymm6
	vmovups	%ymm6, 2128(%rsp)
	vxorps	2000(%rsp), %ymm15, %ymm4
	vmovups	%ymm4, 592(%rsp)
	vmovups	%ymm12, 624(%rsp)
	vmulps	2032(%rsp), %ymm12, %ymm13
	vmovaps	%ymm2, %ymm12
	vfnmadd231ps	%ymm8, %ymm13, %ymm10
	vxorps	%ymm15, %ymm8, %ymm2
	vmovups	%ymm2, 2032(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vfnmadd231ps	%ymm5, %ymm13, %ymm11
	vxorps	%ymm5, %ymm15, %ymm2
	vmovups	%ymm2, 2064(%rsp)
	vmulps	%ymm12, %ymm10, %ymm2
	vfnmadd231ps	%ymm7, %ymm2, %ymm11
	vxorps	%ymm7, %ymm15, %ymm3
	vmovups	%ymm3, 2480(%rsp)
	vmovups	992(%rsp), %ymm15
	vxorps	%xmm8, %xmm8, %xmm8
	vfmadd213ps	%ymm4, %ymm15, %ymm15
	vfmadd231ps	%ymm13, %ymm13, %ymm15
	vmovups	%ymm2, 2000(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm15
	vmovups	%ymm14, 1296(%rsp)
	vmulps	%ymm14, %ymm11, %ymm14
	vfmadd231ps	%ymm14, %ymm14, %ymm15
	ja	240b
	vmovups	432(%rsp), %ymm11
	vbroadcastss	262f(%rip), %ymm2
	vdivps	%ymm11, %ymm2, %ymm0
	vmovups	384(%rsp), %ymm10
	vdivps	%ymm10, %ymm2, %ymm1
	vmulps	112(%rsp), %ymm0, %ymm0
	vbroadcastss	2134f(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	208(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm1
	vbroadcastss	2135f(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	1968(%rsp), %ymm4
	vaddps	%ymm4, %ymm4, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	289f(%rip), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm3
	vbroadcastss	2136f(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm1
	vandps	%ymm1, %ymm3, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vbroadcastss	16(%r11), %ymm1
	vmovups	1744(%rsp), %ymm6
	vdivps	%ymm6, %ymm2, %ymm3
	vmulps	2160(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm2, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm15, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	1328(%rsp), %ymm3
	vcmpleps	%ymm1, %ymm3, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	352(%rsp), %ymm1
	vmulps	(%rsp), %ymm1, %ymm1
	vmulps	528(%rsp), %ymm1, %ymm1
	vmulps	800(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm8, %ymm1
	vandps	%ymm2, %ymm1, %ymm1
	vbroadcastss	287f(%rip), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	2448(%rsp), %ymm1
	vcmpleps	1808(%rsp), %ymm1, %ymm1
	vbroadcastss	2137f(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	1776(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1776(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm2, %ymm0, %ymm4
	vxorps	%xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm4, %xmm0
	vshufps	$245, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm2, %xmm0
	vbroadcastss	276f(%rip), %ymm15
	vmovups	768(%rsp), %ymm7
	ja	242b
	vmulps	1296(%rsp), %ymm14, %ymm0
	vmovups	2480(%rsp), %ymm1
	vfmadd213ps	2000(%rsp), %ymm0, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	2032(%rsp), %ymm4
	vfmadd213ps	%ymm13, %ymm1, %ymm4
	vmovups	2064(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm0, %ymm2
	vmulps	624(%rsp), %ymm2, %ymm2
	vmovups	2096(%rsp), %ymm4
	vfmadd213ps	992(%rsp), %ymm2, %ymm4
	vmovups	2128(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vmovups	592(%rsp), %ymm4
	vfmadd213ps	%ymm6, %ymm0, %ymm4
	vmulps	256(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 64(%rsp)
	vmulps	560(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 352(%rsp)
	vmulps	%ymm1, %ymm11, %ymm1
	vmovups	%ymm1, 800(%rsp)
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 528(%rsp)
	movl	108(%rsp), %edx
	shrb	$3, %dl
	testl	%r9d, %r9d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm4, %xmm4, %xmm4
	cmpb	$1, %r8b
	jne	258f
	imulq	96(%rsp), %rbx
	xorl	%edx, %edx
	.p2align	4
256:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r9), %r10
	leaq	(%r10,%r10,2), %r10
	shlq	$5, %r10
	vmovups	112(%rsp), %ymm0
	vmulps	(%rdi,%r10), %ymm0, %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	%rdi, %r14
	xorl	%r15d, %r15d
	.p2align	4
257:
	vmovups	%ymm9, 464(%rsp)
	vmovups	%ymm6, 320(%rsp)
	vmovups	%ymm5, (%rsp)
	vmovups	%ymm13, 144(%rsp)
	vmovups	%ymm1, 176(%rsp)
	vmovaps	(%r8,%r15), %ymm12
	vmovaps	(%r14), %ymm5
	vmovups	208(%rsp), %ymm0
	vfmadd132ps	32(%rsp), %ymm0, %ymm5
	vaddps	%ymm5, %ymm12, %ymm5
	vbroadcastss	262f(%rip), %ymm10
	vdivps	%ymm5, %ymm10, %ymm6
	vmovaps	-32(%r8,%r15), %ymm11
	vsubps	%ymm5, %ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vbroadcastss	282f(%rip), %ymm1
	vcmpltps	%ymm11, %ymm1, %ymm13
	vaddps	%ymm1, %ymm6, %ymm0
	vblendvps	%ymm13, %ymm11, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm13
	vpaddd	2352(%rsp), %ymm13, %ymm13
	vpand	2320(%rsp), %ymm13, %ymm13
	vmovdqu	1024(%rsp), %ymm3
	vpsubd	%ymm13, %ymm3, %ymm3
	vmovaps	%ymm2, %ymm14
	vmovaps	%ymm15, %ymm9
	vmovaps	%ymm4, %ymm15
	vaddps	%ymm1, %ymm3, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vmulps	%ymm4, %ymm4, %ymm0
	vbroadcastss	2125f(%rip), %ymm3
	vbroadcastss	2124f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm3
	vmovaps	%ymm7, %ymm2
	vbroadcastss	2127f(%rip), %ymm7
	vbroadcastss	2126f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm7
	vbroadcastss	2128f(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd213ps	%ymm3, %ymm0, %ymm7
	vbroadcastss	2123f(%rip), %ymm3
	vbroadcastss	2122f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm3
	vfmadd213ps	%ymm3, %ymm0, %ymm7
	vfmadd213ps	%ymm4, %ymm0, %ymm7
	vmovaps	%ymm15, %ymm4
	vmovaps	%ymm9, %ymm15
	vcvtdq2ps	%ymm13, %ymm0
	vbroadcastss	2129f(%rip), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm7
	vbroadcastss	262f(%rip), %ymm10
	vaddps	%ymm10, %ymm11, %ymm0
	vmaxps	%ymm1, %ymm11, %ymm3
	vmovups	464(%rsp), %ymm9
	vfmsub231ps	%ymm0, %ymm7, %ymm3
	vfmadd231ps	%ymm3, %ymm5, %ymm4
	vbroadcastss	287f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm0
	vmovups	(%rsp), %ymm5
	vmovups	144(%rsp), %ymm13
	vdivps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm6, %ymm12, %ymm1
	vmovups	320(%rsp), %ymm6
	vmulps	%ymm0, %ymm0, %ymm3
	vaddps	%ymm0, %ymm9, %ymm9
	vmulps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm3, %ymm2, %ymm7
	vaddps	%ymm0, %ymm6, %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm5
	vfmadd231ps	%ymm0, %ymm1, %ymm14
	vmovaps	%ymm14, %ymm2
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm3, %ymm3, %ymm3
	vfmadd231ps	%ymm3, %ymm1, %ymm15
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vmovups	176(%rsp), %ymm1
	vaddps	%ymm3, %ymm1, %ymm1
	vaddps	%ymm0, %ymm13, %ymm13
	addq	$64, %r15
	addq	$96, %r14
	cmpq	%r15, %rsi
	jne	257b
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r9, %rdx
	jne	256b
258:
	vmovups	%ymm9, 464(%rsp)
	vmovups	%ymm7, 592(%rsp)
	vmovups	%ymm6, 320(%rsp)
	vmovups	%ymm1, 176(%rsp)
	vmovups	%ymm5, (%rsp)
	vmovups	%ymm4, 624(%rsp)
	vmovups	768(%rsp), %ymm14
	vmovups	64(%rsp), %ymm7
	vaddps	%ymm7, %ymm14, %ymm0
	vmovups	1520(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	1936(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm11
	vmovups	704(%rsp), %ymm12
	vmovups	352(%rsp), %ymm9
	vaddps	%ymm12, %ymm9, %ymm1
	vmovups	1552(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	1584(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm0
	vmovups	112(%rsp), %ymm10
	vaddps	800(%rsp), %ymm10, %ymm3
	vmovups	1616(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1648(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	208(%rsp), %ymm1
	vaddps	528(%rsp), %ymm1, %ymm4
	vmovups	1680(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	1712(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	832(%rsp), %ymm6
	vandps	%ymm6, %ymm7, %ymm5
	vandps	%ymm6, %ymm9, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm6, %ymm5
	vmovss	2141f(%rip), %xmm6
	vmulss	20(%r11), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vcmpleps	%ymm6, %ymm5, %ymm5
	vbroadcastss	262f(%rip), %ymm9
	vmovups	1776(%rsp), %ymm6
	vcmpleps	%ymm9, %ymm6, %ymm6
	vmovups	%ymm6, 352(%rsp)
	vandps	%ymm5, %ymm6, %ymm5
	vblendvps	%ymm5, %ymm11, %ymm14, %ymm6
	vmovups	%ymm6, 64(%rsp)
	vbroadcastss	208(%r11), %ymm11
	vblendvps	%ymm5, %ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vbroadcastss	12(%r11), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	560(%rsp), %ymm14
	vmulps	288(%rsp), %ymm14, %ymm0
	vblendvps	%ymm5, %ymm3, %ymm10, %ymm3
	vmovups	%ymm3, 288(%rsp)
	vmovups	256(%rsp), %ymm7
	vmulps	%ymm7, %ymm0, %ymm12
	vmovaps	%ymm12, %ymm3
	vfnmadd213ps	%ymm9, %ymm12, %ymm3
	vblendvps	%ymm5, %ymm4, %ymm1, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	2133f(%rip), %ymm10
	vmaxps	%ymm10, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovups	432(%rsp), %ymm1
	vmulps	1056(%rsp), %ymm1, %ymm0
	vmulps	%ymm7, %ymm0, %ymm9
	vmulps	1088(%rsp), %ymm1, %ymm1
	vmulps	%ymm12, %ymm9, %ymm4
	vfmsub231ps	%ymm1, %ymm14, %ymm4
	vbroadcastss	286f(%rip), %ymm1
	vcmpeqps	1776(%rsp), %ymm1, %ymm6
	vmovups	64(%rsp), %ymm0
	vblendvps	%ymm6, %ymm11, %ymm0, %ymm1
	movq	1208(%rsp), %r9
	movq	%r9, %rax
	shlq	$5, %rax
	movq	248(%rsp), %rbx
	vmovaps	%ymm1, (%rbx,%rax)
	vmovups	384(%rsp), %ymm0
	vmulps	864(%rsp), %ymm0, %ymm1
	vmulps	%ymm7, %ymm1, %ymm10
	vmulps	496(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovups	32(%rsp), %ymm1
	vblendvps	%ymm6, %ymm11, %ymm1, %ymm7
	movq	688(%rsp), %r10
	addq	%r10, %r9
	shlq	$5, %r9
	vmovaps	%ymm7, (%rbx,%r9)
	vmovups	%ymm12, 496(%rsp)
	vmulps	%ymm12, %ymm10, %ymm5
	vfmsub231ps	64(%rsp), %ymm14, %ymm5
	vbroadcastss	262f(%rip), %ymm12
	vminps	%ymm12, %ymm3, %ymm3
	vmovups	208(%rsp), %ymm14
	vmulps	%ymm4, %ymm14, %ymm1
	vmulps	1840(%rsp), %ymm0, %ymm4
	leaq	(%rbx,%rax), %rdx
	vmovups	144(%rsp), %ymm0
	vmulps	288(%rsp), %ymm0, %ymm7
	vblendvps	%ymm6, %ymm11, %ymm7, %ymm7
	movq	%r10, %rsi
	shlq	$6, %rsi
	vmovaps	%ymm7, (%rsi,%rdx)
	vmulps	%ymm9, %ymm10, %ymm7
	vfmsub231ps	432(%rsp), %ymm4, %ymm7
	vmovups	%ymm9, 64(%rsp)
	vmovaps	%ymm9, %ymm4
	vfnmadd213ps	%ymm12, %ymm9, %ymm4
	vfnmadd231ps	%ymm1, %ymm1, %ymm4
	vminps	%ymm3, %ymm4, %ymm9
	vbroadcastss	2133f(%rip), %ymm3
	vmaxps	%ymm3, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm12, %ymm3
	vmulps	%ymm5, %ymm14, %ymm14
	vmovaps	%ymm10, %ymm12
	vmovups	%ymm1, 864(%rsp)
	vfnmadd231ps	%ymm1, %ymm14, %ymm7
	vmulps	112(%rsp), %ymm0, %ymm4
	vmovups	%ymm6, 112(%rsp)
	vmovups	%ymm11, 288(%rsp)
	vblendvps	%ymm6, %ymm11, %ymm4, %ymm4
	leaq	(%r10,%r10,2), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	vmovaps	%ymm4, (%r8,%rdx)
	vmovups	%ymm3, 32(%rsp)
	vmulps	%ymm3, %ymm7, %ymm10
	vmovaps	%ymm12, %ymm5
	vbroadcastss	262f(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm12, %ymm5
	vfnmadd231ps	%ymm14, %ymm14, %ymm5
	vfnmadd231ps	%ymm10, %ymm10, %ymm5
	vminps	%ymm9, %ymm5, %ymm4
	vbroadcastss	2140f(%rip), %ymm7
	vcmpltps	%ymm4, %ymm7, %ymm3
	movl	$4, %edx
	movl	108(%rsp), %r11d
	testb	$2, %r11b
	je	259f
	vbroadcastss	2133f(%rip), %ymm4
	vmaxps	%ymm4, %ymm5, %ymm4
	vsqrtps	%ymm4, %ymm4
	vmovups	896(%rsp), %ymm6
	vxorps	496(%rsp), %ymm6, %ymm5
	vbroadcastss	262f(%rip), %ymm7
	vdivps	%ymm4, %ymm7, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	144(%rsp), %ymm4
	vmulps	432(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 1088(%rsp)
	vmovups	864(%rsp), %ymm1
	vmulps	384(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm3, 144(%rsp)
	vmovdqu	352(%rsp), %ymm0
	vpand	144(%rsp), %ymm0, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpackssdw	%xmm4, %xmm3, %xmm0
	vmovdqa	%xmm0, 1056(%rsp)
	movl	%r11d, %r8d
	andl	$4, %r8d
	movl	%r8d, %edx
	shrl	$2, %edx
	movq	%r10, %r14
	shlq	$7, %r14
	addq	%rbx, %r14
	xorl	%ebx, %ebx
	testl	%r8d, %r8d
	setne	%bl
	movq	%r9, %r15
	leaq	6(%rdx,%rdx,2), %r9
	movl	$13, %edx
	movl	$7, %r10d
	cmoveq	%r10, %rdx
	movq	688(%rsp), %r10
	addq	$5, %rbx
	imulq	%r10, %rbx
	shlq	$5, %rbx
	addq	248(%rsp), %rbx
	imulq	%r10, %r9
	shlq	$5, %r9
	addq	248(%rsp), %r9
	imulq	%r10, %rdx
	shlq	$5, %rdx
	vmovups	208(%rsp), %ymm7
	vmulps	%ymm5, %ymm7, %ymm11
	vmovups	64(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm1, %ymm0
	vxorps	%ymm6, %ymm0, %ymm0
	vmovups	32(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm9
	vxorps	%ymm6, %ymm7, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vfmadd231ps	%ymm11, %ymm14, %ymm12
	vfmadd231ps	%ymm9, %ymm10, %ymm12
	vxorps	%ymm6, %ymm12, %ymm1
	vmovups	832(%rsp), %ymm12
	vmulps	%ymm1, %ymm12, %ymm4
	vmulps	%ymm7, %ymm14, %ymm1
	vfmadd231ps	%ymm0, %ymm10, %ymm1
	vxorps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm12, %ymm14
	vxorps	%ymm6, %ymm5, %ymm1
	vmulps	%ymm1, %ymm10, %ymm3
	vmovaps	%ymm11, %ymm1
	vbroadcastss	262f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm11, %ymm1
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vmovups	%ymm4, 64(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	256(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm1
	vmulps	%ymm1, %ymm4, %ymm4
	vpmovsxwd	1056(%rsp), %ymm1
	vmovups	288(%rsp), %ymm10
	vblendvps	%ymm1, %ymm4, %ymm10, %ymm4
	vmovaps	%ymm4, (%rax,%r14)
	vmulps	%ymm3, %ymm12, %ymm6
	vmulps	%ymm7, %ymm7, %ymm3
	vmovups	1088(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vfmadd231ps	%ymm14, %ymm14, %ymm3
	vmovups	560(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm10, %ymm3
	vmovaps	%ymm3, (%rax,%rbx)
	movq	248(%rsp), %rbx
	vmulps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm6, %ymm6, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm10, %ymm3
	addq	%rbx, %rdx
	vmovaps	%ymm3, (%rax,%r9)
	movq	%r15, %r9
	vmulps	%ymm12, %ymm12, %ymm3
	vmovups	496(%rsp), %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm10, %ymm3
	vmovaps	%ymm3, (%rax,%rdx)
	vmovups	144(%rsp), %ymm3
	movl	$8, %edx
	testl	%r8d, %r8d
	je	259f
	vmulps	208(%rsp), %ymm11, %ymm3
	vfmadd231ps	%ymm9, %ymm0, %ymm3
	vmovaps	%ymm14, %ymm10
	vmovups	64(%rsp), %ymm11
	vfmadd231ps	%ymm11, %ymm14, %ymm3
	vmulps	560(%rsp), %ymm3, %ymm3
	vmovaps	%ymm6, %ymm14
	vmovups	256(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	288(%rsp), %ymm4
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm3
	leaq	(%r10,%r10,4), %rdx
	movq	%rdx, %r8
	shlq	$5, %r8
	addq	%rbx, %r8
	vmovaps	%ymm3, (%rax,%r8)
	vmovups	32(%rsp), %ymm5
	vmulps	%ymm5, %ymm9, %ymm3
	vfmadd231ps	%ymm11, %ymm14, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm3
	imulq	$224, %r10, %r8
	addq	%rbx, %r8
	vmovaps	%ymm3, (%rax,%r8)
	vmovups	144(%rsp), %ymm3
	vmulps	%ymm0, %ymm5, %ymm0
	vfmadd231ps	%ymm10, %ymm14, %ymm0
	vmovaps	%ymm14, %ymm9
	vmulps	%ymm7, %ymm0, %ymm0
	vmovups	560(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	movq	%r10, %r8
	shlq	$8, %r8
	addq	%rbx, %r8
	vmovaps	%ymm0, (%rax,%r8)
	vmulps	%ymm11, %ymm12, %ymm0
	vmovups	496(%rsp), %ymm5
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm10, %ymm12, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	imulq	$352, %r10, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm9, %ymm12, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	shlq	$7, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	movl	$14, %edx
259:
	testb	$8, %r11b
	vbroadcastss	2122f(%rip), %ymm4
	vbroadcastss	2123f(%rip), %ymm5
	vbroadcastss	2124f(%rip), %ymm7
	vbroadcastss	2125f(%rip), %ymm9
	vbroadcastss	296f(%rip), %ymm10
	movq	680(%rsp), %r11
	vmovups	112(%rsp), %ymm12
	je	24b
	vbroadcastss	262f(%rip), %ymm0
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm0, %ymm3
	vdivps	1872(%rsp), %ymm0, %ymm0
	vmulps	736(%rsp), %ymm0, %ymm0
	vpaddd	2352(%rsp), %ymm0, %ymm1
	vpand	2320(%rsp), %ymm1, %ymm6
	vmovdqu	1024(%rsp), %ymm1
	vpsubd	%ymm6, %ymm1, %ymm1
	vfmsub213ps	%ymm3, %ymm0, %ymm1
	vbroadcastss	2127f(%rip), %ymm11
	vbroadcastss	2126f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm1, %ymm11
	vmovaps	%ymm9, %ymm0
	vfmadd213ps	%ymm7, %ymm1, %ymm0
	vmulps	%ymm1, %ymm1, %ymm3
	vbroadcastss	2128f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm3, %ymm11
	vfmadd213ps	%ymm0, %ymm3, %ymm11
	vmovaps	%ymm5, %ymm0
	vfmadd213ps	%ymm4, %ymm1, %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm11
	vfmadd213ps	%ymm1, %ymm3, %ymm11
	vbroadcastss	100(%r11), %ymm1
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	464(%rsp), %ymm7
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	104(%r11), %ymm0
	vmovups	592(%rsp), %ymm5
	vfmadd213ps	%ymm1, %ymm5, %ymm0
	vbroadcastss	136(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm7, %ymm3
	vbroadcastss	140(%r11), %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	172(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm7, %ymm3
	vbroadcastss	176(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm5, %ymm4
	vbroadcastss	108(%r11), %ymm3
	vmovups	320(%rsp), %ymm5
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	144(%r11), %ymm0
	vfmadd213ps	%ymm1, %ymm5, %ymm0
	vbroadcastss	180(%r11), %ymm1
	vfmadd213ps	%ymm4, %ymm5, %ymm1
	vbroadcastss	112(%r11), %ymm7
	vmovups	176(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm7
	vbroadcastss	148(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	184(%r11), %ymm0
	vfmadd213ps	%ymm1, %ymm4, %ymm0
	vbroadcastss	116(%r11), %ymm1
	vfmadd213ps	%ymm7, %ymm13, %ymm1
	vbroadcastss	152(%r11), %ymm7
	vfmadd213ps	%ymm3, %ymm13, %ymm7
	vbroadcastss	188(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm13, %ymm3
	vbroadcastss	120(%r11), %ymm0
	vmovups	(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm0
	vbroadcastss	156(%r11), %ymm1
	vfmadd213ps	%ymm7, %ymm4, %ymm1
	vbroadcastss	192(%r11), %ymm7
	vfmadd213ps	%ymm3, %ymm4, %ymm7
	vbroadcastss	124(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm2, %ymm3
	vbroadcastss	160(%r11), %ymm0
	vfmadd213ps	%ymm1, %ymm2, %ymm0
	vbroadcastss	196(%r11), %ymm1
	vfmadd213ps	%ymm7, %ymm2, %ymm1
	vbroadcastss	128(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm15, %ymm2
	vbroadcastss	164(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm15, %ymm3
	vbroadcastss	200(%r11), %ymm4
	vfmadd213ps	%ymm1, %ymm15, %ymm4
	vbroadcastss	132(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm8, %ymm5
	vbroadcastss	168(%r11), %ymm1
	vfmadd213ps	%ymm3, %ymm8, %ymm1
	vbroadcastss	204(%r11), %ymm0
	vfmadd213ps	%ymm4, %ymm8, %ymm0
	vcvtdq2ps	%ymm6, %ymm2
	vbroadcastss	2129f(%rip), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm11
	vbroadcastss	2138f(%rip), %ymm2
	vmovups	2576(%rsp), %ymm3
	vfmadd213ps	%ymm11, %ymm2, %ymm3
	vbroadcastss	2139f(%rip), %ymm2
	vmovups	928(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vmovups	2384(%rsp), %ymm6
	vaddps	%ymm5, %ymm6, %ymm3
	vbroadcastss	2137f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm1
	vbroadcastss	2142f(%rip), %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm0
	vbroadcastss	208(%r11), %ymm2
	vmovups	624(%rsp), %ymm5
	vfmsub213ps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm12, %ymm2, %ymm4, %ymm4
	movq	%rdx, %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm4, (%rax,%rsi)
	vaddps	%ymm5, %ymm5, %ymm4
	vblendvps	%ymm12, %ymm2, %ymm4, %ymm4
	leaq	1(%rdx), %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm4, (%rax,%rsi)
	vblendvps	%ymm12, %ymm2, %ymm3, %ymm3
	leaq	2(%rdx), %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmovaps	%ymm14, %ymm3
	vblendvps	%ymm12, %ymm2, %ymm1, %ymm1
	leaq	3(%rdx), %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm0
	addq	$4, %rdx
	imulq	%r10, %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	jmp	24b
260:
	addq	$2872, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
261:
	vzeroupper
	retq
	.p2align	2, 0x0
262:
	.long	0x3f800000
263:
	.long	1048576
264:
	.long	0x5d800000
265:
	.long	0x3f40094e
266:
	.long	0x3e1d5a5a
267:
	.long	0x3bd74912
268:
	.long	0x3f156f3d
269:
	.long	0x3d26f715
270:
	.long	8388607
271:
	.long	0x21800000
272:
	.long	1258291200
273:
	.long	1392508928
274:
	.long	0x53000080
275:
	.long	0xc9800000
276:
	.long	0x3f000000
277:
	.long	0x7fffffff
278:
	.long	0x40400000
279:
	.long	2139095039
280:
	.long	0x0da24260
281:
	.long	0x1e3ce508
282:
	.long	0xbf800000
283:
	.long	0x41100000
284:
	.long	0x3e800000
285:
	.long	0x41490fdb
286:
	.long	0x40800000
287:
	.long	0x40a00000
288:
	.long	0x3fc00000
289:
	.long	0x7149f2ca
290:
	.long	2
291:
	.long	4
292:
	.long	8
293:
	.long	0x3f3504f3
294:
	.long	0x3ecc422a
295:
	.long	0x3f106ebb
296:
	.long	0xbf000000
297:
	.long	0x80000000
298:
	.long	0xc2ae0000
299:
	.long	0x3fb8aa3b
2100:
	.long	0xbf317200
2101:
	.long	0xb5bfbe8e
2102:
	.long	0x3c1e8629
2103:
	.long	0x3aae0472
2104:
	.long	0x3d635b73
2105:
	.long	0x3e75fc8c
2106:
	.long	0x3f317214
2107:
	.long	0x42fe0000
2108:
	.long	0x4f000000
2109:
	.long	0x3e99999a
2110:
	.long	0x3ef89ba5
2111:
	.long	0xbe04a19d
2112:
	.long	0xbf03248e
2113:
	.long	0x3f0c3744
2114:
	.long	0xbdc1d79d
2115:
	.long	0x3e5c1572
2116:
	.long	0x3e17e642
2117:
	.long	0x3e2ecff8
2118:
	.long	0x3e2d3f9f
2119:
	.long	0x41400000
2120:
	.long	3234528013
2121:
	.long	4286578688
2122:
	.long	0xbf00000d
2123:
	.long	0x3eaaac4e
2124:
	.long	0xbe7fd7d0
2125:
	.long	0x3e4bdb47
2126:
	.long	0xbe2ec8d2
2127:
	.long	0x3e259a3a
2128:
	.long	0xbddadb52
2129:
	.long	0x33b17218
2130:
	.long	0x3a83126f
2131:
	.long	0x3727c5ac
2132:
	.long	0x41800000
2133:
	.long	0x358637bd
2134:
	.long	0x350637bd
2135:
	.long	0x34210fb0
2136:
	.long	0x36a7c5ac
2137:
	.long	0x40000000
2138:
	.long	0x3f317218
2139:
	.long	0x3feb3f8f
2140:
	.long	0x38d1b717
2141:
	.long	0x3951b717
2142:
	.long	0x41000000
2143:
	.long	0x3cf5c28f
2144:
	.long	0x26901d7d
2145:
	.long	0x3f800054
2146:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2147:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
