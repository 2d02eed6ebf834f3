# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6968,%rsp
movl	%esi,48(%rsp)
testl	%ecx,%ecx
je	367f
testl	%edx,%edx
je	367f
cmpl	$0,48(%rsp)
je	367f
movq	7040(%rsp),%rsi
movl	48(%rsp),%eax
movl	%eax,%r10d
movq	%r10,120(%rsp)
movl	%edx,%r10d
movq	%r10,112(%rsp)
movq	(%rdi),%r10
movq	%r10,80(%rsp)
movq	8(%rdi),%r10
movq	%r10,16(%rsp)
movq	16(%rdi),%r11
movq	24(%rdi),%rbx
movq	%rbx,328(%rsp)
movq	32(%rdi),%rbx
movq	40(%rdi),%r14
movq	%rsi,%rdi
addl	%r8d,%r9d
addl	7024(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,288(%rsp)
movq	%r14,24(%rsp)
leaq	64(%r14),%rcx
movq	%rcx,56(%rsp)
imull	%eax,%edx
movl	%edx,100(%rsp)
leaq	107840(%rbx),%rax
movq	%rax,144(%rsp)
leaq	264(%r10),%rax
movq	%rax,360(%rsp)
leaq	260(%r10),%rax
movq	%rax,368(%rsp)
leaq	64(%rbx),%rax
movq	%rax,408(%rsp)
vbroadcastss	368f(%rip),%zmm30
vbroadcastss	379f(%rip),%zmm23
vbroadcastss	385f(%rip),%zmm17
vbroadcastss	442f(%rip),%zmm24
vxorps	%xmm29,%xmm29,%xmm29
vbroadcastss	437f(%rip),%zmm14
vpbroadcastd	396f(%rip),%zmm19
vpbroadcastd	397f(%rip),%zmm20
leaq	107776(%rbx),%rax
movq	%rax,88(%rsp)
leaq	95488(%rbx),%rax
movq	%rax,424(%rsp)
leaq	832(%rbx),%rax
movq	%rax,416(%rsp)
movq	%rbx,32(%rsp)
leaq	96192(%rbx),%rax
movq	%rax,152(%rsp)
xorl	%eax,%eax
movq	%r9,304(%rsp)
movl	%r9d,%ecx
vpbroadcastd	368f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm25
vbroadcastss	422f(%rip),%zmm27
vbroadcastss	423f(%rip),%zmm28
vbroadcastss	424f(%rip),%zmm31
vbroadcastss	372f(%rip),%zmm10
movq	%r11,336(%rsp)
jmp	3f
.p2align	4
2:
movq	296(%rsp),%rax
incq	%rax
movl	104(%rsp),%ecx
addl	100(%rsp),%ecx
cmpq	288(%rsp),%rax
je	367f
3:
movq	%rax,296(%rsp)
imulq	112(%rsp),%rax
movq	%rax,312(%rsp)
movl	%ecx,104(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	320(%rsp),%rdx
incq	%rdx
movl	108(%rsp),%ecx
addl	48(%rsp),%ecx
cmpq	112(%rsp),%rdx
je	2b
5:
movq	312(%rsp),%rax
movq	%rdx,320(%rsp)
addq	%rdx,%rax
imulq	120(%rsp),%rax
addq	304(%rsp),%rax
movq	%rax,352(%rsp)
movl	%ecx,108(%rsp)
xorl	%edx,%edx
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	434f(%rip),%zmm0
vblendmps	%zmm6,%zmm0,%zmm0 {%k1}
movq	328(%rsp),%rcx
vmovups	2800(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r14)
vbroadcastss	372f(%rip),%zmm10
movl	76(%rsp),%ecx
movq	128(%rsp),%rdx
7:
incq	%rdx
incl	%ecx
cmpq	120(%rsp),%rdx
je	4b
8:
movq	352(%rsp),%rax
addq	%rdx,%rax
movl	8(%rdi),%r8d
movq	%rax,136(%rsp)
cmpq	%r8,%rax
jae	7b
movq	%rdx,128(%rsp)
movl	(%rdi),%r13d
movl	12(%rdi),%eax
movl	%eax,768(%rsp)
movl	16(%rdi),%r11d
movq	%r13,%rax
imulq	%r13,%rax
leaq	1(%rax),%rsi
shrq	%rsi
testb	$1,%r11b
cmoveq	%rax,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
movl	%ecx,76(%rsp)
movq	%r8,344(%rsp)
movl	%r11d,12(%rsp)
movq	%r13,40(%rsp)
je	53f
movq	%rsi,%rdx
imulq	136(%rsp),%rdx
testb	$1,%r11b
jne	348f
leaq	-2(%r13),%rdi
movl	$2,%r8d
subq	%r13,%r8
movq	%r13,%r9
shlq	$6,%r9
imull	%ecx,%esi
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,576(%rsp)
movq	24(%rsp),%r10
vmovaps	%zmm30,%zmm8
vmovups	%zmm30,512(%rsp)
vbroadcastss	369f(%rip),%zmm0
vmovups	%zmm0,448(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm18,%xmm18,%xmm18
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm16,%xmm16,%xmm16
xorl	%ebx,%ebx
jmp	32f
.p2align	4
9:
vaddps	%zmm0,%zmm7,%zmm7
vaddps	%zmm11,%zmm15,%zmm15
incq	%rbx
addq	%r9,%r10
addl	%r13d,%esi
cmpq	%r13,%rbx
je	54f
32:
movl	%esi,%r12d
andl	$2147483647,%r12d
shlq	$6,%r12
movq	80(%rsp),%rcx
addq	%rcx,%r12
movq	%rbx,%r14
imulq	%r13,%r14
leal	(%rdx,%r14),%r15d
andl	$2147483647,%r15d
shlq	$6,%r15
vmovaps	(%rcx,%r15),%zmm5
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm0
vmulps	4(%rcx){1to16},%zmm0,%zmm0
shlq	$6,%r14
vandps	378f(%rip){1to16},%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
movq	24(%rsp),%rcx
vmovaps	%zmm0,(%rcx,%r14)
testb	$8,%r11b
jne	35f
cmpl	$1,%r13d
je	37f
vaddps	%zmm29,%zmm0,%zmm11
cmpq	$1,%r13
jne	38f
33:
testq	%rbx,%rbx
jne	9b
34:
vaddps	%zmm11,%zmm18,%zmm18
jmp	9b
.p2align	4
35:
cmpl	$1,%r13d
jne	36f
vaddps	%zmm0,%zmm16,%zmm16
36:
vaddps	%zmm10,%zmm0,%zmm5
vfmadd213ps	373f(%rip){1to16},%zmm0,%zmm5
vfmadd213ps	374f(%rip){1to16},%zmm0,%zmm5
vaddps	375f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	376f(%rip){1to16},%zmm0,%zmm6
vcmpltps	%zmm0,%zmm29,%k1
vmulps	%zmm5,%zmm8,%zmm8 {%k1}
vmovups	512(%rsp),%zmm4
vmulps	%zmm6,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm8,%zmm5
vpsrld	$23,%zmm4,%zmm6
vmovdqu64	448(%rsp),%zmm1
vpsubd	%zmm6,%zmm1,%zmm6
vpaddd	%zmm5,%zmm6,%zmm1
vmovdqu64	%zmm1,448(%rsp)
vpbroadcastd	377f(%rip),%zmm5
vpternlogd	$236,%zmm5,%zmm21,%zmm8
vpternlogd	$236,%zmm5,%zmm21,%zmm4
vmovdqu64	%zmm4,512(%rsp)
vbroadcastss	368f(%rip),%zmm5 {%k1} {z}
vmovups	576(%rsp),%zmm26
vaddps	%zmm5,%zmm26,%zmm26
vaddps	%zmm29,%zmm0,%zmm11
cmpq	$1,%r13
jne	42f
vmovups	%zmm26,576(%rsp)
testq	%rbx,%rbx
jne	9b
jmp	34b
.p2align	4
37:
vaddps	%zmm0,%zmm16,%zmm16
vaddps	%zmm29,%zmm0,%zmm11
cmpq	$1,%r13
je	33b
38:
movl	$1,%ecx
testq	%rdi,%rdi
je	44f
movl	$64,%r11d
movq	16(%rsp),%rbp
vbroadcastss	378f(%rip),%zmm1
.p2align	4
39:
vmovaps	(%r12,%r11),%zmm5
vsubps	(%rbp){1to16},%zmm5,%zmm6
vmulps	4(%rbp){1to16},%zmm6,%zmm6
vandps	%zmm1,%zmm5,%zmm5
vmovaps	%zmm6,(%r10,%r11)
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%r8,%rcx),%r13
incq	%r13
incq	%rcx
addq	$64,%r11
cmpq	$1,%r13
jne	39b
jmp	45f
.p2align	4
42:
vmovups	%zmm16,160(%rsp)
vmovups	%zmm15,224(%rsp)
testq	%rdi,%rdi
vmovdqu64	%zmm18,704(%rsp)
movl	$1,%ebp
je	47f
movl	$64,%ecx
movq	16(%rsp),%r13
vbroadcastss	373f(%rip),%zmm12
vbroadcastss	374f(%rip),%zmm13
vbroadcastss	375f(%rip),%zmm15
vbroadcastss	376f(%rip),%zmm16
vpbroadcastd	377f(%rip),%zmm18
vmovups	512(%rsp),%zmm4
vmovdqu64	448(%rsp),%zmm1
vbroadcastss	378f(%rip),%zmm2
.p2align	4
43:
vmovaps	(%r12,%rcx),%zmm5
vsubps	(%r13){1to16},%zmm5,%zmm6
vmulps	4(%r13){1to16},%zmm6,%zmm6
vandps	%zmm2,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
vmovaps	%zmm6,(%r10,%rcx)
vaddps	%zmm10,%zmm6,%zmm5
vfmadd213ps	%zmm12,%zmm6,%zmm5
vfmadd213ps	%zmm13,%zmm6,%zmm5
vaddps	%zmm15,%zmm6,%zmm9
vfmadd213ps	%zmm16,%zmm6,%zmm9
vcmpltps	%zmm6,%zmm29,%k1
vmulps	%zmm5,%zmm8,%zmm8 {%k1}
vmulps	%zmm9,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm8,%zmm5
vpsrld	$23,%zmm4,%zmm9
vpsubd	%zmm9,%zmm1,%zmm9
vpaddd	%zmm5,%zmm9,%zmm1
vpternlogd	$236,%zmm18,%zmm21,%zmm8
vpternlogd	$236,%zmm18,%zmm21,%zmm4
vbroadcastss	368f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm26,%zmm26
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%r8,%rbp),%r11
incq	%r11
incq	%rbp
addq	$64,%rcx
cmpq	$1,%r11
jne	43b
jmp	48f
44:
movq	16(%rsp),%rbp
45:
addq	80(%rsp),%r15
addq	24(%rsp),%r14
movq	%rcx,%r11
shlq	$6,%r11
vmovaps	(%r15,%r11),%zmm5
vsubps	(%rbp){1to16},%zmm5,%zmm6
vmulps	4(%rbp){1to16},%zmm6,%zmm6
vmovaps	%zmm6,(%r14,%r11)
incq	%rcx
movq	40(%rsp),%r13
cmpq	%r13,%rcx
jne	46f
vaddps	%zmm6,%zmm16,%zmm16
46:
movl	12(%rsp),%r11d
vandps	378f(%rip){1to16},%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
testq	%rbx,%rbx
jne	9b
jmp	34b
47:
movq	16(%rsp),%r13
vbroadcastss	373f(%rip),%zmm12
vbroadcastss	374f(%rip),%zmm13
vbroadcastss	375f(%rip),%zmm15
vbroadcastss	376f(%rip),%zmm16
vmovdqu64	512(%rsp),%zmm4
vmovdqu64	448(%rsp),%zmm1
48:
vmovups	%zmm26,576(%rsp)
addq	80(%rsp),%r15
movq	%rbp,%rcx
shlq	$6,%rcx
vmovaps	(%r15,%rcx),%zmm6
vsubps	(%r13){1to16},%zmm6,%zmm5
addq	24(%rsp),%r14
vmulps	4(%r13){1to16},%zmm5,%zmm5
vmovaps	%zmm5,(%r14,%rcx)
vaddps	%zmm10,%zmm5,%zmm9
vfmadd213ps	%zmm12,%zmm5,%zmm9
vfmadd213ps	%zmm13,%zmm5,%zmm9
vaddps	%zmm15,%zmm5,%zmm10
vfmadd213ps	%zmm16,%zmm5,%zmm10
incq	%rbp
movq	40(%rsp),%r13
cmpq	%r13,%rbp
vxorps	%xmm2,%xmm2,%xmm2
vmovdqu64	704(%rsp),%zmm18
je	49f
movl	12(%rsp),%r11d
vmovups	224(%rsp),%zmm15
vmovups	160(%rsp),%zmm16
jmp	52f
49:
vmovups	160(%rsp),%zmm16
vaddps	%zmm5,%zmm16,%zmm16
movl	12(%rsp),%r11d
vmovups	224(%rsp),%zmm15
52:
vandps	378f(%rip){1to16},%zmm6,%zmm6
vpmaxud	%zmm6,%zmm3,%zmm3
vcmpltps	%zmm5,%zmm29,%k1
vmulps	%zmm9,%zmm8,%zmm8 {%k1}
vmulps	%zmm10,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm8,%zmm6
vpsrld	$23,%zmm4,%zmm9
vpsubd	%zmm9,%zmm1,%zmm9
vpaddd	%zmm6,%zmm9,%zmm1
vmovdqu64	%zmm1,448(%rsp)
vpbroadcastd	377f(%rip),%zmm6
vpternlogd	$236,%zmm6,%zmm21,%zmm8
vpternlogd	$236,%zmm6,%zmm21,%zmm4
vmovdqu64	%zmm4,512(%rsp)
vbroadcastss	368f(%rip),%zmm6 {%k1} {z}
vmovups	576(%rsp),%zmm9
vaddps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,576(%rsp)
vaddps	%zmm5,%zmm11,%zmm11
vbroadcastss	372f(%rip),%zmm10
testq	%rbx,%rbx
jne	9b
jmp	34b
53:
vxorps	%xmm16,%xmm16,%xmm16
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,576(%rsp)
vbroadcastss	369f(%rip),%zmm0
vmovups	%zmm0,448(%rsp)
vmovups	%zmm30,512(%rsp)
vmovaps	%zmm30,%zmm8
54:
vmovups	%zmm8,6576(%rsp)
vcvtusi2ss	%r13d,%xmm30,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm30,%zmm5,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vmulps	%zmm18,%zmm0,%zmm6
vmulps	%zmm11,%zmm0,%zmm8
vmulps	%zmm7,%zmm0,%zmm7
vmulps	%zmm16,%zmm0,%zmm0
vminps	%zmm6,%zmm8,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vmaxps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k1}
vminps	%zmm7,%zmm0,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k1}
vminps	%zmm4,%zmm8,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vminps	%zmm6,%zmm7,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vminps	%zmm4,%zmm8,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm6 {%k1}
vaddps	%zmm6,%zmm0,%zmm0
vmulps	%zmm23,%zmm0,%zmm0
testq	%r13,%r13
je	62f
vmaxps	%zmm2,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm0,%zmm7
movl	%r13d,%edx
andl	$-2,%edx
movq	%r13,%rsi
shlq	$6,%rsi
vxorps	%xmm4,%xmm4,%xmm4
movq	56(%rsp),%rdi
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r8d,%r8d
movq	16(%rsp),%r11
jmp	58f
.p2align	4
55:
xorl	%ecx,%ecx
56:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%r8,%r9
imulq	%r13,%r9
shlq	$6,%r9
addq	24(%rsp),%r9
vcvtsi2ss	%rcx,%xmm30,%xmm12
shlq	$6,%rcx
vmovaps	(%r9,%rcx),%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm29,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
57:
vcvtsi2ss	%r8,%xmm30,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm6
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r8
addq	%rsi,%rdi
cmpq	%r13,%r8
je	63f
58:
vxorps	%xmm10,%xmm10,%xmm10
cmpq	$1,%r13
je	55b
movq	%rdi,%r9
xorl	%ecx,%ecx
.p2align	4
59:
vmovaps	-64(%r9),%zmm11
vmovaps	(%r9),%zmm12
vsubps	%zmm7,%zmm11,%zmm11
vcvtsi2ss	%rcx,%xmm30,%xmm13
vmaxps	%zmm29,%zmm11,%zmm11
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm7,%zmm12,%zmm8
vmaxps	%zmm29,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rcx),%r10
vcvtsi2ss	%r10,%xmm30,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rcx
subq	$-128,%r9
cmpq	%rdx,%rcx
jne	59b
testb	$1,%r13b
vbroadcastss	437f(%rip),%zmm14
jne	56b
jmp	57b
62:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
movq	16(%rsp),%r11
63:
vcvtusi2ss	%rax,%xmm30,%xmm7
vbroadcastss	%xmm7,%zmm11
vpcmpnleud	382f(%rip){1to16},%zmm3,%k0
vmaxps	383f(%rip){1to16},%zmm4,%zmm3
vdivps	%zmm3,%zmm30,%zmm3
vcmpgtps	384f(%rip){1to16},%zmm4,%k1
vaddps	%zmm17,%zmm5,%zmm5
vmulps	%zmm23,%zmm5,%zmm5
vmovaps	%zmm5,%zmm7
vmulps	%zmm3,%zmm8,%zmm7 {%k1}
vdivps	386f(%rip){1to16},%zmm11,%zmm8
vmulps	%zmm3,%zmm6,%zmm5 {%k1}
vmulps	%zmm3,%zmm9,%zmm6
vfnmadd231ps	%zmm7,%zmm7,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm8,%zmm9
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm8,%zmm9 {%k1}
vbroadcastss	387f(%rip),%zmm10
vmaxps	%zmm10,%zmm9,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm3,%zmm2,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm8,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vmaxps	%zmm10,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	388f(%rip){1to16},%zmm6,%zmm3
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
vfnmadd231ps	%zmm11,%zmm0,%zmm15
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm15,%zmm1,%zmm3
vcmpunordps	%zmm15,%zmm15,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vmaxps	%zmm30,%zmm3,%zmm1
vbroadcastss	52(%r11),%zmm12
vbroadcastss	76(%r11),%zmm13
vbroadcastss	56(%r11),%zmm9
vbroadcastss	80(%r11),%zmm10
vbroadcastss	60(%r11),%zmm6
vbroadcastss	84(%r11),%zmm8
vbroadcastss	64(%r11),%zmm3
vbroadcastss	88(%r11),%zmm4
vminps	%zmm7,%zmm13,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm13,6064(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm13
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,6128(%rsp)
vmovaps	%zmm12,%zmm13 {%k1}
vminps	%zmm5,%zmm10,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm10,6192(%rsp)
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm9,6256(%rsp)
vmovaps	%zmm9,%zmm5 {%k1}
vmovups	%zmm8,6320(%rsp)
vminps	%zmm1,%zmm8,%zmm1
vmovups	%zmm6,6384(%rsp)
vmaxps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,4784(%rsp)
vminps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6448(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmaxps	%zmm1,%zmm3,%zmm2
vbroadcastss	389f(%rip),%zmm0
vmovups	%zmm11,6000(%rsp)
vcmpltps	%zmm0,%zmm11,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm26,%xmm26,%xmm26
vblendmps	%zmm26,%zmm30,%zmm4 {%k1}
vmovups	%zmm3,6512(%rsp)
vmovaps	%zmm3,%zmm2 {%k2}
vmovups	%zmm2,4848(%rsp)
vbroadcastss	392f(%rip),%zmm1
vblendmps	%zmm0,%zmm1,%zmm7 {%k1}
vbroadcastss	393f(%rip),%zmm0
vxorps	%zmm0,%zmm13,%zmm1
vmovups	%zmm1,6896(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,6832(%rsp)
leaq	-1(%r13),%rax
vcvtusi2ssl	768(%rsp),%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5744(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
addq	24(%rsp),%rcx
movq	%rcx,400(%rsp)
movl	%r13d,%edx
shrl	%edx
movq	%rax,64(%rsp)
shlq	$7,%rax
leaq	(%rax,%rax,2),%rax
movq	%rax,392(%rsp)
movq	%r13,%r15
shlq	$6,%r15
movq	32(%rsp),%rax
addq	%r15,%rax
movq	%rax,384(%rsp)
movl	%r13d,%ecx
andl	$-2,%ecx
movq	%rdx,440(%rsp)
shlq	$7,%rdx
movq	%rdx,432(%rsp)
movb	$1,%al
vcmpunordps	%zmm13,%zmm13,%k1
kmovw	%k1,54(%rsp)
vcmpunordps	%zmm5,%zmm5,%k1
kmovw	%k1,52(%rsp)
vmovups	%zmm4,6640(%rsp)
vmovups	%zmm4,2864(%rsp)
vbroadcastss	394f(%rip),%zmm0
vmovups	%zmm0,4912(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3696(%rsp)
vmovups	%zmm0,3632(%rsp)
vmovups	%zmm0,3568(%rsp)
vmovups	%zmm0,3504(%rsp)
vmovups	%zmm0,3440(%rsp)
vmovups	%zmm0,2800(%rsp)
vmovups	%zmm0,4720(%rsp)
vmovups	%zmm0,4656(%rsp)
vmovups	%zmm0,4528(%rsp)
vmovups	%zmm0,4400(%rsp)
vmovups	%zmm0,4016(%rsp)
vmovups	%zmm0,4336(%rsp)
vmovups	%zmm0,4272(%rsp)
vmovups	%zmm0,4208(%rsp)
vmovups	%zmm0,3888(%rsp)
vmovups	%zmm0,4144(%rsp)
vmovups	%zmm0,4080(%rsp)
vmovups	%zmm0,3824(%rsp)
vmovups	%zmm0,3952(%rsp)
vmovups	%zmm0,3760(%rsp)
vmovups	%zmm5,6704(%rsp)
vmovups	%zmm5,4592(%rsp)
vmovups	%zmm13,6768(%rsp)
vmovups	%zmm13,4464(%rsp)
movq	%rcx,376(%rsp)
jmp	66f
.p2align	4
64:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vbroadcastss	385f(%rip),%zmm17
vpbroadcastd	396f(%rip),%zmm19
vpbroadcastd	397f(%rip),%zmm20
vpbroadcastd	368f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm25
vbroadcastss	422f(%rip),%zmm27
vbroadcastss	423f(%rip),%zmm28
vbroadcastss	424f(%rip),%zmm31
vbroadcastss	379f(%rip),%zmm23
vbroadcastss	442f(%rip),%zmm24
65:
vmovups	640(%rsp),%zmm0
vcmpgeps	5040(%rsp),%zmm0,%k1
vcmpltps	2864(%rsp),%zmm29,%k2
vmovups	3440(%rsp),%zmm0
vmovaps	%zmm5,%zmm0 {%k2}
vmovups	%zmm0,3440(%rsp)
vmovups	5616(%rsp),%zmm26
vmovaps	%zmm7,%zmm26 {%k2}
vmovups	3504(%rsp),%zmm0
vmovaps	%zmm6,%zmm0 {%k2}
vmovups	%zmm0,3504(%rsp)
vmovups	3568(%rsp),%zmm0
vmovaps	%zmm4,%zmm0 {%k2}
vmovups	%zmm0,3568(%rsp)
vmovups	3632(%rsp),%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vmovups	%zmm0,3632(%rsp)
vmovups	3696(%rsp),%zmm0
vmovaps	%zmm3,%zmm0 {%k2}
vmovups	%zmm0,3696(%rsp)
vmovups	5552(%rsp),%zmm9
vmovaps	%zmm1,%zmm9 {%k2}
vmovups	4464(%rsp),%zmm0
vmovups	2096(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4464(%rsp)
vmovups	4400(%rsp),%zmm0
vmovups	5168(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4400(%rsp)
vmovups	4592(%rsp),%zmm0
vmovups	2160(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4592(%rsp)
vmovups	4528(%rsp),%zmm0
vmovups	5232(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4528(%rsp)
vmovups	4784(%rsp),%zmm0
vmovups	160(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4784(%rsp)
vmovups	4656(%rsp),%zmm0
vmovups	5296(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4656(%rsp)
vmovups	4848(%rsp),%zmm0
vmovups	224(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4848(%rsp)
vmovups	4720(%rsp),%zmm0
vmovups	5360(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4720(%rsp)
vmovups	3760(%rsp),%zmm0
vmovups	1216(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3760(%rsp)
vmovups	3952(%rsp),%zmm0
vmovups	2032(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3952(%rsp)
vmovups	3824(%rsp),%zmm0
vmovups	1648(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3824(%rsp)
vmovups	4080(%rsp),%zmm0
vmovups	1024(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4080(%rsp)
vmovups	4144(%rsp),%zmm0
vmovups	1712(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4144(%rsp)
vmovups	3888(%rsp),%zmm0
vmovaps	%zmm8,%zmm0 {%k2}
vmovups	%zmm0,3888(%rsp)
vmovups	4208(%rsp),%zmm0
vmovups	1152(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4208(%rsp)
vmovups	4272(%rsp),%zmm0
vmovups	1088(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4272(%rsp)
vmovups	4336(%rsp),%zmm0
vmovups	704(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4336(%rsp)
vmovups	4016(%rsp),%zmm0
vmovups	768(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4016(%rsp)
vmovups	5680(%rsp),%zmm7
vmovups	5104(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k2}
vmovups	2800(%rsp),%zmm0
vmovups	5808(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2800(%rsp)
vmovups	4912(%rsp),%zmm0
vmovups	4976(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4912(%rsp)
vmovups	6640(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2864(%rsp)
xorl	%eax,%eax
vbroadcastss	437f(%rip),%zmm14
66:
testb	$1,%al
vmovups	%zmm26,5616(%rsp)
vmovups	%zmm7,5680(%rsp)
vmovups	%zmm9,5552(%rsp)
je	346f
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2864(%rsp),%zmm4
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	346f
vmovss	248(%r11),%xmm0
vmovss	%xmm0,2416(%rsp)
vmovss	252(%r11),%xmm0
vcvttss2usi	244(%r11),%eax
vmovaps	%xmm0,1776(%rsp)
vmulss	439f(%rip),%xmm0,%xmm0
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
testq	%r13,%r13
je	74f
movq	144(%rsp),%rdx
movq	56(%rsp),%rsi
xorl	%edi,%edi
jmp	72f
.p2align	4
67:
xorl	%r9d,%r9d
68:
movq	%rdi,%r8
imulq	%r13,%r8
shlq	$6,%r8
movq	24(%rsp),%r10
addq	%r8,%r10
shlq	$6,%r9
vmovaps	(%r10,%r9),%zmm1
movq	32(%rsp),%r10
addq	%r10,%r8
addq	$107776,%r8
vmaxps	%zmm29,%zmm1,%zmm5
vfmadd213ps	%zmm14,%zmm23,%zmm5
vdivps	%zmm5,%zmm30,%zmm5
vmovaps	%zmm5,(%r8,%r9)
vmulps	%zmm5,%zmm1,%zmm6
vaddps	%zmm5,%zmm4,%zmm4
vaddps	%zmm6,%zmm7,%zmm7
vfmadd231ps	%zmm1,%zmm6,%zmm3
69:
incq	%rdi
addq	%r15,%rsi
addq	%r15,%rdx
cmpq	%r13,%rdi
je	74f
72:
cmpq	$0,64(%rsp)
je	67b
xorl	%r8d,%r8d
xorl	%r9d,%r9d
.p2align	4
73:
vmovaps	-64(%rsi,%r8),%zmm1
vmaxps	%zmm29,%zmm1,%zmm5
vfmadd213ps	%zmm14,%zmm23,%zmm5
vdivps	%zmm5,%zmm30,%zmm5
vmovaps	%zmm5,-64(%rdx,%r8)
vmulps	%zmm5,%zmm1,%zmm6
vaddps	%zmm5,%zmm4,%zmm4
vaddps	%zmm6,%zmm7,%zmm5
vfmadd231ps	%zmm1,%zmm6,%zmm3
vmovaps	(%rsi,%r8),%zmm1
vmaxps	%zmm29,%zmm1,%zmm6
vfmadd213ps	%zmm14,%zmm23,%zmm6
vdivps	%zmm6,%zmm30,%zmm6
vmovaps	%zmm6,(%rdx,%r8)
vmulps	%zmm6,%zmm1,%zmm8
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm8,%zmm5,%zmm7
vfmadd231ps	%zmm1,%zmm8,%zmm3
addq	$2,%r9
subq	$-128,%r8
cmpq	%r9,%rcx
jne	73b
testb	$1,%r13b
jne	68b
jmp	69b
.p2align	4
74:
movl	%eax,%edx
vmovaps	%zmm24,%zmm8
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1968(%rsp)
vmovups	%zmm24,2928(%rsp)
incl	%edx
jne	327f
75:
vmovups	%zmm8,5040(%rsp)
vmovups	%zmm10,4976(%rsp)
vcvttss2usi	2800(%rsp),%eax
shrl	$25,%eax
vbroadcastss	52(%r11,%rax,4),%zmm0
vbroadcastss	76(%r11,%rax,4),%zmm1
vbroadcastss	56(%r11,%rax,4),%zmm2
vbroadcastss	80(%r11,%rax,4),%zmm3
vbroadcastss	60(%r11,%rax,4),%zmm4
vbroadcastss	84(%r11,%rax,4),%zmm5
vbroadcastss	64(%r11,%rax,4),%zmm6
vbroadcastss	88(%r11,%rax,4),%zmm7
vminps	6768(%rsp),%zmm1,%zmm9
kmovw	54(%rsp),%k1
vmovaps	%zmm1,%zmm9 {%k1}
vmaxps	%zmm9,%zmm0,%zmm10
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm0,%zmm10 {%k1}
vminps	6704(%rsp),%zmm3,%zmm0
kmovw	52(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm9
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm9 {%k1}
vmovups	1968(%rsp),%zmm1
vminps	%zmm1,%zmm5,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,160(%rsp)
vminps	%zmm12,%zmm7,%zmm0
vcmpunordps	%zmm12,%zmm12,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vcmpeqps	2864(%rsp),%zmm5,%k1
vblendmps	%zmm5,%zmm30,%zmm18 {%k1}
vbroadcastss	392f(%rip),%zmm0
vblendmps	389f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovups	%zmm0,5104(%rsp)
vpxord	%xmm19,%xmm19,%xmm19
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5360(%rsp)
vmovups	%zmm0,5296(%rsp)
vmovups	%zmm0,5232(%rsp)
vmovups	%zmm0,5168(%rsp)
vbroadcastss	435f(%rip),%zmm6
vbroadcastss	453f(%rip),%zmm7
vmovaps	%zmm24,%zmm11
vmovaps	%zmm30,%zmm12
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm0,768(%rsp)
vmovups	%zmm0,704(%rsp)
vmovups	%zmm0,1088(%rsp)
vmovups	%zmm0,1152(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,1712(%rsp)
vmovups	%zmm0,1024(%rsp)
vmovups	%zmm0,1648(%rsp)
vmovups	%zmm0,2032(%rsp)
vmovups	%zmm0,1216(%rsp)
jmp	78f
.p2align	4
76:
vmovaps	%zmm9,%zmm24
movq	16(%rsp),%r11
vbroadcastss	385f(%rip),%zmm14
vmovups	224(%rsp),%zmm10
vmovups	2160(%rsp),%zmm16
vmovups	2096(%rsp),%zmm11
vmovdqu64	5424(%rsp),%zmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1840(%rsp)
77:
vmovups	%zmm10,224(%rsp)
vmulps	%zmm19,%zmm9,%zmm1
vbroadcastss	383f(%rip),%zmm19
vmovups	1216(%rsp),%zmm0
vmaxps	%zmm19,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm21
vmulps	%zmm13,%zmm9,%zmm26
vmulps	%zmm22,%zmm9,%zmm13
vmovups	%zmm13,1024(%rsp)
vmaxps	%zmm19,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm15,%zmm9,%zmm5
vmovups	%zmm5,1712(%rsp)
vmulps	%zmm2,%zmm9,%zmm23
vmovups	%zmm23,1152(%rsp)
vdivps	%zmm0,%zmm30,%zmm6
vmaxps	%zmm19,%zmm8,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm17
vmulps	%zmm12,%zmm9,%zmm27
vmovups	%zmm27,1088(%rsp)
vmovups	%zmm11,2096(%rsp)
vcmpleps	960(%rsp),%zmm11,%k1
vcmpgeps	1280(%rsp),%zmm11,%k2
vmovaps	%zmm1,%zmm2
vmovups	%zmm1,832(%rsp)
vblendmps	%zmm1,%zmm14,%zmm0 {%k2}
vbroadcastss	393f(%rip),%zmm1
vxorps	%zmm1,%zmm2,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm29,%k5
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k6
korw	%k6,%k5,%k0
knotw	%k0,%k1
vmovaps	%zmm30,%zmm2 {%k1} {z}
vcmpleps	1408(%rsp),%zmm16,%k1
vcmpgeps	1344(%rsp),%zmm16,%k2
vblendmps	%zmm26,%zmm14,%zmm0 {%k2}
vxorps	%zmm1,%zmm26,%zmm0 {%k1}
vmovups	%zmm26,160(%rsp)
vcmpleps	%zmm0,%zmm29,%k7
vpbroadcastd	459f(%rip),%zmm0
vpandd	%zmm0,%zmm3,%zmm0
vmovdqu64	%zmm0,2544(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k1
vmovaps	%zmm30,%zmm12 {%k1} {z}
vcmpleps	896(%rsp),%zmm24,%k1
vcmpgeps	640(%rsp),%zmm24,%k2
vblendmps	%zmm20,%zmm14,%zmm0 {%k2}
vxorps	%zmm1,%zmm20,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm29,%k1
vpbroadcastd	462f(%rip),%zmm0
vpandd	%zmm0,%zmm3,%zmm0
vmovdqu64	%zmm0,2480(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k3
vcmpgeps	1904(%rsp),%zmm10,%k2
vblendmps	%zmm18,%zmm14,%zmm0 {%k2}
vcmpleps	1472(%rsp),%zmm10,%k2
vxorps	%zmm1,%zmm18,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm29,%k2
vmulps	%zmm12,%zmm6,%zmm1
vmovaps	%zmm6,%zmm11
vmovups	%zmm12,2416(%rsp)
vmulps	%zmm1,%zmm7,%zmm0
vmovdqa64	%zmm3,%zmm4
vmulps	%zmm2,%zmm21,%zmm3
vmovaps	%zmm2,%zmm6
vmovups	%zmm2,1776(%rsp)
vmulps	%zmm3,%zmm0,%zmm22
vmovaps	%zmm30,%zmm9 {%k3} {z}
vmulps	%zmm9,%zmm17,%zmm15
vmovups	%zmm9,2288(%rsp)
vmulps	%zmm15,%zmm13,%zmm0
vmulps	%zmm3,%zmm0,%zmm31
vmulps	%zmm15,%zmm5,%zmm0
vmovups	%zmm15,2608(%rsp)
vmulps	%zmm22,%zmm31,%zmm7
vfmsub231ps	%zmm0,%zmm1,%zmm7
vmaxps	%zmm19,%zmm28,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm25
vpbroadcastd	463f(%rip),%zmm0
vpandd	%zmm0,%zmm4,%zmm0
vmovdqu64	%zmm0,2352(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k2,%k0,%k0
knotw	%k0,%k3
vmovaps	%zmm30,%zmm2 {%k3} {z}
vmulps	%zmm2,%zmm25,%zmm10
vmulps	%zmm10,%zmm23,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm22,%zmm3
vfnmadd213ps	%zmm30,%zmm22,%zmm3
vmovaps	%zmm16,%zmm19
vbroadcastss	432f(%rip),%zmm4
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm10,%zmm27,%zmm13
vmovups	%zmm10,2672(%rsp)
vmulps	%zmm22,%zmm0,%zmm14
vfmsub231ps	%zmm13,%zmm1,%zmm14
vdivps	%zmm3,%zmm30,%zmm1
vmulps	%zmm1,%zmm7,%zmm28
vmovaps	%zmm31,%zmm3
vfnmadd213ps	%zmm30,%zmm31,%zmm3
vfnmadd231ps	%zmm28,%zmm28,%zmm3
vmovaps	%zmm4,%zmm5
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	704(%rsp),%zmm10,%zmm7
vmulps	%zmm31,%zmm0,%zmm13
vfmsub231ps	%zmm7,%zmm15,%zmm13
vdivps	%zmm3,%zmm30,%zmm29
vmulps	%zmm1,%zmm14,%zmm4
vfnmadd231ps	%zmm28,%zmm4,%zmm13
vmulps	%zmm29,%zmm13,%zmm27
vmovaps	%zmm0,%zmm3
vfnmadd213ps	%zmm30,%zmm0,%zmm3
vfnmadd231ps	%zmm4,%zmm4,%zmm3
vfnmadd231ps	%zmm27,%zmm27,%zmm3
vmaxps	%zmm5,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm13
vmovups	832(%rsp),%zmm10
vmulps	%zmm21,%zmm10,%zmm3
vmovaps	%zmm24,%zmm16
vmulps	%zmm26,%zmm11,%zmm23
vmulps	%zmm6,%zmm3,%zmm15
vmulps	%zmm15,%zmm22,%zmm7
vfmsub231ps	%zmm23,%zmm12,%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmulps	%zmm20,%zmm17,%zmm14
vmulps	%zmm15,%zmm31,%zmm24
vfmsub231ps	%zmm14,%zmm9,%zmm24
vfnmadd231ps	%zmm7,%zmm28,%zmm24
vmulps	%zmm29,%zmm24,%zmm24
vmulps	%zmm18,%zmm25,%zmm26
vmulps	%zmm15,%zmm0,%zmm30
vfmsub231ps	%zmm26,%zmm2,%zmm30
vmovaps	%zmm2,%zmm5
vmovups	%zmm2,2224(%rsp)
vfnmadd231ps	%zmm7,%zmm4,%zmm30
vfnmadd231ps	%zmm24,%zmm27,%zmm30
vmulps	%zmm13,%zmm30,%zmm30
vmulps	%zmm30,%zmm13,%zmm13
vfnmadd213ps	%zmm24,%zmm13,%zmm27
vmulps	%zmm27,%zmm29,%zmm27
vxorps	%xmm29,%xmm29,%xmm29
vfnmadd213ps	%zmm7,%zmm27,%zmm28
vfnmadd231ps	%zmm4,%zmm13,%zmm28
vmulps	%zmm28,%zmm1,%zmm1
vfnmadd213ps	%zmm15,%zmm1,%zmm22
vfnmadd231ps	%zmm31,%zmm27,%zmm22
vfnmadd231ps	%zmm0,%zmm13,%zmm22
vmulps	%zmm22,%zmm21,%zmm21
vmovups	2096(%rsp),%zmm12
vaddps	%zmm21,%zmm12,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	1280(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	960(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k3}
vcmpeqps	%zmm12,%zmm4,%k3
vcmpneqps	%zmm4,%zmm0,%k0 {%k3}
vmulps	%zmm1,%zmm11,%zmm28
vmovups	%zmm19,2160(%rsp)
vaddps	%zmm28,%zmm19,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	1344(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	1408(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpeqps	%zmm19,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmulps	%zmm27,%zmm17,%zmm31
vaddps	%zmm31,%zmm16,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	640(%rsp),%zmm9
vminps	%zmm0,%zmm9,%zmm1
vmovaps	%zmm9,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	896(%rsp),%zmm19
vmaxps	%zmm1,%zmm19,%zmm1
vmovaps	%zmm19,%zmm1 {%k4}
vcmpeqps	%zmm16,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
knotw	%k6,%k6
korw	%k6,%k5,%k5
vmovdqu64	2544(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k6
knotw	%k5,%k5
vfmadd213ps	%zmm29,%zmm3,%zmm3 {%k5} {z}
korw	%k6,%k7,%k5
knotw	%k5,%k5
vmovaps	%zmm23,%zmm0 {%k5} {z}
vfmadd213ps	%zmm3,%zmm0,%zmm0
vmovdqu64	2480(%rsp),%zmm1
vptestnmd	%zmm1,%zmm1,%k5
korw	%k5,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm14,%zmm1 {%k1} {z}
vfmadd213ps	%zmm0,%zmm1,%zmm1
vmovdqu64	2352(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k1
korw	%k1,%k2,%k1
knotw	%k1,%k1
vmovaps	%zmm26,%zmm0 {%k1} {z}
vfmadd213ps	%zmm1,%zmm0,%zmm0
vfmadd213ps	%zmm29,%zmm15,%zmm15
vfmadd231ps	%zmm7,%zmm7,%zmm15
vfmadd231ps	%zmm24,%zmm24,%zmm15
vfmadd231ps	%zmm30,%zmm30,%zmm15
vbroadcastss	368f(%rip),%zmm30
vdivps	%zmm17,%zmm30,%zmm1
vmulps	%zmm16,%zmm1,%zmm1
vmulps	464f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm25,%zmm30,%zmm2
vmovups	224(%rsp),%zmm9
vmulps	%zmm9,%zmm2,%zmm2
vmulps	465f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vsqrtps	%zmm15,%zmm22
vbroadcastss	383f(%rip),%zmm4
vmovups	5936(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm2
vdivps	%zmm2,%zmm30,%zmm2
vmulps	%zmm22,%zmm2,%zmm2
vminps	466f(%rip){1to16},%zmm2,%zmm2
vbroadcastss	379f(%rip),%zmm23
vmaxps	%zmm23,%zmm2,%zmm2
vsubps	%zmm2,%zmm30,%zmm3
vdivps	%zmm3,%zmm30,%zmm3
vmulps	%zmm3,%zmm2,%zmm2
vmulps	%zmm2,%zmm22,%zmm2
vbroadcastss	16(%r11),%zmm3
vcmpleps	%zmm3,%zmm2,%k1
vcmpleps	%zmm1,%zmm22,%k2
korw	%k1,%k2,%k1
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k1 {%k1}
vmulps	%zmm13,%zmm25,%zmm25
vmovups	2416(%rsp),%zmm27
vmovups	1776(%rsp),%zmm3
vmulps	%zmm3,%zmm27,%zmm0
vmovups	2288(%rsp),%zmm15
vmulps	%zmm0,%zmm15,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vcmpnltps	%zmm0,%zmm29,%k5
vmovups	2992(%rsp),%zmm0
vfmadd213ps	%zmm29,%zmm10,%zmm0
vmovups	3056(%rsp),%zmm1
vfmadd231ps	160(%rsp),%zmm1,%zmm0
vfmadd231ps	3120(%rsp),%zmm20,%zmm0
vfmadd231ps	3312(%rsp),%zmm18,%zmm0
vmovups	5488(%rsp),%zmm23
vsubps	%zmm0,%zmm23,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmulps	387f(%rip){1to16},%zmm23,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vmaxps	%zmm4,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vmulps	%zmm0,%zmm23,%zmm0
vmulps	3184(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3376(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vcmpltps	%zmm23,%zmm29,%k2
vmovaps	%zmm30,%zmm17
vmaxps	467f(%rip){1to16},%zmm0,%zmm17 {%k2}
vbroadcastss	378f(%rip),%zmm26
vandps	%zmm26,%zmm21,%zmm0
vbroadcastss	468f(%rip),%zmm10
vaddps	%zmm10,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vcmpunordps	%zmm17,%zmm17,%k2
vminps	%zmm17,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k2}
vcmpltps	%zmm29,%zmm21,%k2
vmovups	1280(%rsp),%zmm5
vmovaps	%zmm12,%zmm11
vsubps	%zmm12,%zmm5,%zmm2
vsubps	960(%rsp),%zmm12,%zmm2 {%k2}
vmulps	%zmm0,%zmm2,%zmm0
vmulps	%zmm2,%zmm3,%zmm2
vcmpltps	%zmm2,%zmm29,%k2
vandps	%zmm26,%zmm28,%zmm2
vaddps	%zmm10,%zmm2,%zmm2
vdivps	%zmm2,%zmm30,%zmm2
vbroadcastss	469f(%rip),%zmm7
vmulps	%zmm7,%zmm0,%zmm0
vbroadcastss	442f(%rip),%zmm14
vmovaps	%zmm14,%zmm3
vminps	%zmm14,%zmm0,%zmm3 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm2,%zmm13
vmovaps	%zmm2,%zmm13 {%k2}
vcmpltps	%zmm29,%zmm28,%k2
vmovups	1344(%rsp),%zmm6
vmovups	2160(%rsp),%zmm4
vsubps	%zmm4,%zmm6,%zmm0
vmovups	1408(%rsp),%zmm12
vsubps	%zmm12,%zmm4,%zmm0 {%k2}
vmulps	%zmm2,%zmm0,%zmm1
vmulps	%zmm0,%zmm27,%zmm0
vcmpltps	%zmm0,%zmm29,%k2
vmovaps	%zmm14,%zmm0
vmulps	%zmm7,%zmm1,%zmm0 {%k2}
vandps	%zmm26,%zmm31,%zmm1
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm30,%zmm1
vcmpunordps	%zmm3,%zmm3,%k2
vminps	%zmm3,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k2}
vcmpltps	%zmm29,%zmm31,%k2
vmovups	640(%rsp),%zmm0
vsubps	%zmm16,%zmm0,%zmm0
vsubps	%zmm19,%zmm16,%zmm0 {%k2}
vmovaps	%zmm16,%zmm19
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm0,%zmm15,%zmm0
vcmpltps	%zmm0,%zmm29,%k2
vmovaps	%zmm14,%zmm0
vmulps	%zmm7,%zmm1,%zmm0 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vminps	%zmm2,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k2}
vandps	%zmm26,%zmm25,%zmm0
vaddps	%zmm10,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vcmpltps	%zmm29,%zmm25,%k2
vmovups	1904(%rsp),%zmm3
vsubps	%zmm9,%zmm3,%zmm2
vmovups	1472(%rsp),%zmm10
vsubps	%zmm10,%zmm9,%zmm2 {%k2}
vmovaps	%zmm9,%zmm16
vmulps	%zmm0,%zmm2,%zmm0
vmulps	2224(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm29,%k2
vmovaps	%zmm14,%zmm2
vmulps	%zmm7,%zmm0,%zmm2 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vcmpgtps	3248(%rsp),%zmm14,%k2
vcmpltps	%zmm13,%zmm0,%k2 {%k2}
vmovaps	%zmm0,%zmm13 {%k2}
vmovups	5872(%rsp),%zmm0
vmovups	1840(%rsp),%zmm24
vsubps	%zmm24,%zmm0,%zmm0
vmovaps	%zmm30,%zmm1 {%k5} {z}
vbroadcastss	392f(%rip),%zmm14
vblendmps	%zmm1,%zmm14,%zmm9 {%k1}
vmovups	5744(%rsp),%zmm26
vmovups	2736(%rsp),%zmm27
vcmpleps	%zmm27,%zmm26,%k1
vbroadcastss	437f(%rip),%zmm15
vminps	%zmm15,%zmm9,%zmm9 {%k1}
vcmpeqps	%zmm14,%zmm9,%k6
vcmpnltps	%zmm0,%zmm29,%k5
korw	%k6,%k5,%k5
vmovups	5168(%rsp),%zmm1
vblendmps	%zmm1,%zmm21,%zmm1 {%k5}
vmovups	%zmm1,5168(%rsp)
vfmadd213ps	%zmm11,%zmm13,%zmm21
vcmpunordps	%zmm21,%zmm21,%k7
vminps	%zmm21,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k7}
vaddps	%zmm25,%zmm16,%zmm2
vcmpunordps	%zmm2,%zmm2,%k7
vmovaps	%zmm3,%zmm14
vminps	%zmm2,%zmm3,%zmm3
vmovaps	%zmm14,%zmm3 {%k7}
vcmpunordps	%zmm3,%zmm3,%k7
vmaxps	%zmm3,%zmm10,%zmm3
vmovaps	%zmm10,%zmm3 {%k7}
vcmpeqps	%zmm16,%zmm3,%k7
vcmpneqps	%zmm3,%zmm2,%k7 {%k7}
vpbroadcastd	462f(%rip),%zmm2
vmovdqa32	%zmm2,%zmm2 {%k4} {z}
vpord	463f(%rip){1to16},%zmm2,%zmm2 {%k7}
vpord	459f(%rip){1to16},%zmm2,%zmm2 {%k3}
vpmovm2d	%k0,%zmm3
vpsrld	$31,%zmm3,%zmm3
vpord	%zmm3,%zmm2,%zmm2
vmovups	5104(%rsp),%zmm3
vmovaps	%zmm3,%zmm9 {%k5}
vmovups	5296(%rsp),%zmm3
vblendmps	%zmm3,%zmm31,%zmm3 {%k5}
vmovups	%zmm3,5296(%rsp)
vmovups	5360(%rsp),%zmm3
vblendmps	%zmm3,%zmm25,%zmm3 {%k5}
vmovups	%zmm3,5360(%rsp)
vcmpltps	%zmm0,%zmm29,%k3 {%k6}
vmovdqu64	5424(%rsp),%zmm21
vpord	%zmm2,%zmm21,%zmm21 {%k3}
vptestnmd	%zmm2,%zmm2,%k3 {%k3}
vmovups	5936(%rsp),%zmm31
vmovaps	%zmm22,%zmm31 {%k3}
vmovups	5232(%rsp),%zmm0
vblendmps	%zmm0,%zmm28,%zmm0 {%k5}
vmovups	%zmm0,5232(%rsp)
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	960(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmovups	3184(%rsp),%zmm2
vmovaps	%zmm13,%zmm2 {%k3}
vblendmps	%zmm0,%zmm11,%zmm15 {%k3}
vsubps	%zmm11,%zmm15,%zmm7
vmovups	2992(%rsp),%zmm11
vmovaps	%zmm7,%zmm11 {%k3}
vfmadd132ps	832(%rsp),%zmm29,%zmm7
vfmadd213ps	%zmm4,%zmm28,%zmm13
vminps	%zmm13,%zmm6,%zmm0
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm6,%zmm0 {%k4}
vmaxps	%zmm0,%zmm12,%zmm1
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm12,%zmm1 {%k4}
vblendmps	%zmm1,%zmm4,%zmm3 {%k3}
vsubps	%zmm4,%zmm3,%zmm0
vmovups	3056(%rsp),%zmm28
vmovaps	%zmm0,%zmm28 {%k3}
vfmadd231ps	160(%rsp),%zmm0,%zmm7
vdivps	%zmm17,%zmm30,%zmm0
vmulps	%zmm11,%zmm0,%zmm1
vmovaps	%zmm11,%zmm22
vmovaps	%zmm1,%zmm4
vfnmadd132ps	1024(%rsp),%zmm20,%zmm4
vfnmadd132ps	1152(%rsp),%zmm18,%zmm1
vmulps	%zmm28,%zmm0,%zmm0
vfnmadd231ps	1712(%rsp),%zmm0,%zmm4
vmovups	2608(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmulps	704(%rsp),%zmm6,%zmm11
vmovups	2672(%rsp),%zmm25
vmulps	%zmm11,%zmm25,%zmm12
vmulps	%zmm4,%zmm12,%zmm13
vfnmadd213ps	%zmm30,%zmm12,%zmm12
vmaxps	432f(%rip){1to16},%zmm12,%zmm12
vdivps	%zmm12,%zmm30,%zmm12
vfnmadd231ps	1088(%rsp),%zmm0,%zmm1
vfmsub231ps	%zmm1,%zmm25,%zmm13
vmulps	%zmm13,%zmm12,%zmm0
vmulps	%zmm0,%zmm25,%zmm0
vmulps	%zmm4,%zmm6,%zmm1
vmulps	%zmm6,%zmm11,%zmm4
vmulps	%zmm0,%zmm17,%zmm0
vbroadcastss	472f(%rip),%zmm6
vmulps	%zmm6,%zmm16,%zmm5
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k4}
vaddps	%zmm0,%zmm16,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm14,%zmm0
vmovaps	%zmm14,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vblendmps	%zmm0,%zmm16,%zmm0 {%k3}
vsubps	%zmm16,%zmm0,%zmm5
vfmadd231ps	%zmm18,%zmm5,%zmm7
vmulps	%zmm1,%zmm17,%zmm1
vfnmadd231ps	%zmm4,%zmm5,%zmm1
vmovups	3312(%rsp),%zmm11
vmovaps	%zmm5,%zmm11 {%k3}
vmulps	%zmm6,%zmm19,%zmm4
vcmpunordps	%zmm1,%zmm1,%k4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k4}
vaddps	%zmm1,%zmm19,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	640(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	896(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k4}
vblendmps	%zmm1,%zmm19,%zmm1 {%k3}
vmovups	%zmm1,160(%rsp)
vsubps	%zmm19,%zmm1,%zmm1
vfmadd231ps	%zmm1,%zmm20,%zmm7
vmovups	3120(%rsp),%zmm16
vmovaps	%zmm1,%zmm16 {%k3}
vmovaps	%zmm29,%zmm7 {%k2}
vmovaps	%zmm7,%zmm23 {%k3}
knotw	%k3,%k2
vmovdqa32	%zmm21,%zmm14 {%k2} {z}
vcmpeqps	%zmm29,%zmm24,%k2
vbroadcastss	392f(%rip),%zmm4
vcmpeqps	%zmm4,%zmm9,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	437f(%rip),%zmm5
vmovaps	%zmm5,%zmm9 {%k1}
vcmpeqps	%zmm4,%zmm9,%k1
vmovaps	%zmm30,%zmm18 {%k1} {z}
vcmpunordps	%zmm27,%zmm27,%k1
vminps	%zmm27,%zmm26,%zmm19
vmovaps	%zmm26,%zmm19 {%k1}
vmovups	%zmm9,5104(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm3,%zmm9
vmovaps	%zmm15,%zmm10
vmovaps	%zmm11,%zmm5
vmovups	3248(%rsp),%zmm6
vmovups	3376(%rsp),%zmm7
vmovaps	%zmm31,%zmm11
vmovaps	%zmm2,%zmm12
vmovaps	%zmm16,%zmm15
vmovaps	%zmm28,%zmm16
vmovaps	%zmm22,%zmm17
78:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm18,%xmm0
vmovshdup	%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm18,%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm18,%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,224(%rsp)
vmovups	%zmm9,2160(%rsp)
vmovups	%zmm10,2096(%rsp)
vmovdqu64	%zmm19,5808(%rsp)
jbe	324f
vmovups	%zmm18,5872(%rsp)
vmovups	%zmm17,2992(%rsp)
vmovups	%zmm16,3056(%rsp)
vmovups	%zmm15,3120(%rsp)
vmovups	%zmm14,5424(%rsp)
vmovups	%zmm23,5488(%rsp)
vmovups	%zmm12,3184(%rsp)
vmovups	%zmm11,5936(%rsp)
vmovups	%zmm7,3376(%rsp)
vmovups	%zmm6,3248(%rsp)
vmovups	%zmm5,3312(%rsp)
vcvttss2usi	%xmm19,%eax
shrl	$25,%eax
vmovss	52(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1632(%rsp)
vmovss	56(%r11,%rax,4),%xmm0
vmovaps	%xmm0,2032(%rsp)
vmovss	76(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1536(%rsp)
vmovss	80(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1616(%rsp)
vmovss	60(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1600(%rsp)
vmovss	84(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1584(%rsp)
vmovss	64(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1568(%rsp)
vmovss	88(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1552(%rsp)
vcvttss2usi	212(%r11),%eax
vcvttss2usi	216(%r11),%ebp
vcvttss2usi	220(%r11),%edi
vbroadcastss	224(%r11),%zmm3
vcvttss2usi	%xmm3,%esi
vbroadcastss	228(%r11),%zmm0
vfnmadd231ps	%zmm3,%zmm10,%zmm0
vfnmadd213ps	232(%r11){1to16},%zmm9,%zmm3
vmovups	%zmm0,2224(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	443f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	444f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2416(%rsp)
vmovups	%zmm3,2288(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2352(%rsp)
movq	64(%rsp),%rbx
imulq	%rsi,%rbx
movl	%ebx,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%edi,%r10
subl	%edx,%edi
addq	$5,%rbx
movslq	%ebp,%r8
subl	%edx,%ebp
imulq	%rax,%r8
movq	%r8,1648(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%r14
shlq	$2,%r10
imulq	%r10,%rsi
movq	%rsi,1840(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
movl	$16,%r12d
vmovaps	%zmm30,%zmm6
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,704(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm18,%xmm18,%xmm18
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm19,%xmm19,%xmm19
movl	$16,%eax
movl	%ebp,2480(%rsp)
movl	%edi,1776(%rsp)
jmp	82f
.p2align	4
79:
vmovups	2672(%rsp),%zmm6
vsubps	%zmm14,%zmm6,%zmm6
movl	2608(%rsp),%eax
movl	%eax,%r12d
movl	2480(%rsp),%ebp
movl	1776(%rsp),%edi
82:
addl	$-1,%eax
jae	98f
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vucomiss	%xmm5,%xmm0
jbe	98f
movl	%eax,2608(%rsp)
vmovups	%zmm6,2672(%rsp)
vcmpltps	%zmm6,%zmm29,%k1
vbroadcastss	394f(%rip),%zmm6
vmovups	2416(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm3
vminss	%xmm0,%xmm3,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf128	$1,%ymm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm3,%xmm0,%xmm3
vmovshdup	%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm3,%xmm0,%xmm0
vmovss	368f(%rip),%xmm9
vaddss	%xmm0,%xmm9,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm10,%k1 {%k1}
vmovups	2352(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm3 {%k1}
vmovshdup	%xmm3,%xmm4
vminss	%xmm3,%xmm4,%xmm4
vshufpd	$1,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf128	$1,%ymm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$2,%zmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$3,%zmm3,%xmm3
vminss	%xmm4,%xmm3,%xmm4
vmovshdup	%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufpd	$1,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm4,%xmm3,%xmm3
vcvttss2si	%xmm0,%eax
decl	%eax
vcvttss2si	%xmm3,%esi
decl	%esi
cmpl	%edi,%eax
movl	%edi,%edx
cmovll	%eax,%edx
cmpl	%ebp,%esi
movl	%edi,%r11d
movl	%ebp,%edi
cmovll	%esi,%edi
vaddss	%xmm3,%xmm9,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm10,%zmm3,%k2
vcmpleps	%zmm0,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm30,%zmm14 {%k3} {z}
testq	%r13,%r13
je	79b
movl	%edx,%r8d
sarl	$31,%r8d
andnl	%edx,%r8d,%edx
leaq	1(%rdx),%r8
vcvtsi2ss	%r8,%xmm15,%xmm3
leaq	2(%rdx),%r8
vcvtsi2ss	%r8,%xmm15,%xmm5
leaq	3(%rdx),%r8
vcvtsi2ss	%r8,%xmm15,%xmm6
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%r9d
leaq	4(%rdx),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm0
vmovaps	%xmm0,1408(%rsp)
vcvtsi2ss	%edx,%xmm15,%xmm0
leaq	1(%r9),%rdx
vcvtsi2ss	%rdx,%xmm15,%xmm16
leaq	2(%r9),%rdx
vcvtsi2ss	%rdx,%xmm15,%xmm4
vmovaps	%xmm4,1152(%rsp)
leaq	3(%r9),%rdi
vcvtsi2ss	%r9d,%xmm15,%xmm23
leaq	4(%r9),%rdx
vbroadcastss	%xmm0,%zmm0
vmovups	2224(%rsp),%zmm10
vsubps	%zmm0,%zmm10,%zmm4
vbroadcastss	378f(%rip),%zmm25
vandps	%zmm25,%zmm4,%zmm0
vsubps	%zmm0,%zmm30,%zmm9
vmaxps	%zmm29,%zmm9,%zmm9
vbroadcastss	437f(%rip),%zmm17
vsubps	%zmm0,%zmm17,%zmm0
vmaxps	%zmm29,%zmm0,%zmm11
vmulps	%zmm9,%zmm9,%zmm21
vmulps	%zmm11,%zmm11,%zmm24
vmulps	%zmm21,%zmm9,%zmm0
vbroadcastss	449f(%rip),%zmm26
vmulps	%zmm26,%zmm0,%zmm0
vfmadd231ps	%zmm11,%zmm24,%zmm0
vmovups	%zmm0,640(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm21
vbroadcastss	379f(%rip),%zmm27
vmulps	%zmm27,%zmm21,%zmm9
vcmpltps	%zmm29,%zmm4,%k1
vbroadcastss	393f(%rip),%zmm0
vxorps	%zmm0,%zmm9,%zmm9 {%k1}
vmovups	%zmm9,960(%rsp)
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm10,%zmm4
vandps	%zmm25,%zmm4,%zmm3
vsubps	%zmm3,%zmm30,%zmm9
vmaxps	%zmm29,%zmm9,%zmm11
vsubps	%zmm3,%zmm17,%zmm3
vmaxps	%zmm29,%zmm3,%zmm21
vmulps	%zmm11,%zmm11,%zmm27
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm27,%zmm11,%zmm3
vmulps	%zmm26,%zmm3,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,1472(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm27
vcmpltps	%zmm29,%zmm4,%k1
kmovw	%k1,896(%rsp)
vbroadcastss	%xmm5,%zmm4
vsubps	%zmm4,%zmm10,%zmm4
vandps	%zmm25,%zmm4,%zmm5
vsubps	%zmm5,%zmm30,%zmm11
vmaxps	%zmm29,%zmm11,%zmm11
vsubps	%zmm5,%zmm17,%zmm5
vmaxps	%zmm29,%zmm5,%zmm21
vmulps	%zmm11,%zmm11,%zmm9
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm26,%zmm11,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,832(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm9
vcmpltps	%zmm29,%zmm4,%k1
kmovw	%k1,1344(%rsp)
vbroadcastss	%xmm6,%zmm4
vsubps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm25,%zmm0
vandps	%zmm25,%zmm4,%zmm6
vsubps	%zmm6,%zmm30,%zmm11
vmaxps	%zmm29,%zmm11,%zmm11
vsubps	%zmm6,%zmm17,%zmm6
vmaxps	%zmm29,%zmm6,%zmm24
vmulps	%zmm11,%zmm11,%zmm6
vmulps	%zmm24,%zmm24,%zmm25
vmulps	%zmm6,%zmm11,%zmm11
vmulps	%zmm26,%zmm11,%zmm3
vfmadd231ps	%zmm24,%zmm25,%zmm3
vmovups	%zmm3,1216(%rsp)
vfmadd213ps	%zmm25,%zmm26,%zmm6
vcmpltps	%zmm29,%zmm4,%k1
kmovw	%k1,1280(%rsp)
vbroadcastss	1408(%rsp),%zmm4
vsubps	%zmm4,%zmm10,%zmm11
vandps	%zmm0,%zmm11,%zmm4
vmovaps	%zmm0,%zmm5
vsubps	%zmm4,%zmm30,%zmm10
vmaxps	%zmm29,%zmm10,%zmm24
vsubps	%zmm4,%zmm17,%zmm4
vmaxps	%zmm29,%zmm4,%zmm25
vmulps	%zmm24,%zmm24,%zmm10
vmovups	%zmm28,768(%rsp)
vmulps	%zmm25,%zmm25,%zmm28
vmulps	%zmm10,%zmm24,%zmm4
vmulps	%zmm26,%zmm4,%zmm0
vfmadd231ps	%zmm25,%zmm28,%zmm0
vmovups	%zmm0,1088(%rsp)
vfmadd213ps	%zmm28,%zmm26,%zmm10
vcmpltps	%zmm29,%zmm11,%k5
vbroadcastss	%xmm23,%zmm11
vmovups	2288(%rsp),%zmm3
vsubps	%zmm11,%zmm3,%zmm24
vandps	%zmm5,%zmm24,%zmm11
vsubps	%zmm11,%zmm30,%zmm23
vmaxps	%zmm29,%zmm23,%zmm25
vsubps	%zmm11,%zmm17,%zmm11
vmaxps	%zmm29,%zmm11,%zmm28
vmulps	%zmm25,%zmm25,%zmm23
vxorps	%xmm21,%xmm21,%xmm21
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm23,%zmm25,%zmm11
vmulps	%zmm26,%zmm11,%zmm0
vfmadd231ps	%zmm28,%zmm29,%zmm0
vmovups	%zmm0,1024(%rsp)
vfmadd213ps	%zmm29,%zmm26,%zmm23
vcmpltps	%zmm21,%zmm24,%k6
vbroadcastss	%xmm16,%zmm16
vsubps	%zmm16,%zmm3,%zmm24
vandps	%zmm5,%zmm24,%zmm16
vsubps	%zmm16,%zmm30,%zmm25
vmaxps	%zmm21,%zmm25,%zmm25
vmovaps	%zmm17,%zmm4
vsubps	%zmm16,%zmm17,%zmm16
vmaxps	%zmm21,%zmm16,%zmm28
vmulps	%zmm25,%zmm25,%zmm16
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm16,%zmm25,%zmm25
vmulps	%zmm26,%zmm25,%zmm0
vfmadd231ps	%zmm28,%zmm29,%zmm0
vmovups	%zmm0,2544(%rsp)
vfmadd213ps	%zmm29,%zmm26,%zmm16
vcmpltps	%zmm21,%zmm24,%k7
vbroadcastss	1152(%rsp),%zmm17
vsubps	%zmm17,%zmm3,%zmm24
vandps	%zmm5,%zmm24,%zmm17
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm17,%zmm0,%zmm25
vmaxps	%zmm21,%zmm25,%zmm25
vsubps	%zmm17,%zmm4,%zmm17
vmaxps	%zmm21,%zmm17,%zmm28
vmulps	%zmm25,%zmm25,%zmm17
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm17,%zmm25,%zmm25
vmulps	%zmm26,%zmm25,%zmm30
vfmadd231ps	%zmm28,%zmm29,%zmm30
vfmadd213ps	%zmm29,%zmm26,%zmm17
vcmpltps	%zmm21,%zmm24,%k2
vcvtsi2ss	%rdi,%xmm15,%xmm24
vbroadcastss	%xmm24,%zmm24
vsubps	%zmm24,%zmm3,%zmm28
vmovaps	%zmm5,%zmm25
vandps	%zmm5,%zmm28,%zmm24
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm24,%zmm0,%zmm29
vmaxps	%zmm21,%zmm29,%zmm29
vsubps	%zmm24,%zmm4,%zmm24
vmaxps	%zmm21,%zmm24,%zmm0
vmulps	%zmm29,%zmm29,%zmm5
vmulps	%zmm0,%zmm0,%zmm24
vmulps	%zmm5,%zmm29,%zmm29
vmulps	%zmm26,%zmm29,%zmm29
vfmadd231ps	%zmm0,%zmm24,%zmm29
vfmadd213ps	%zmm24,%zmm26,%zmm5
vcmpltps	%zmm21,%zmm28,%k1
vcvtsi2ss	%rdx,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm3,%zmm11
vandps	%zmm25,%zmm11,%zmm24
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm24,%zmm0,%zmm28
vmaxps	%zmm21,%zmm28,%zmm28
vsubps	%zmm24,%zmm4,%zmm24
vmaxps	%zmm21,%zmm24,%zmm24
vmulps	%zmm28,%zmm28,%zmm4
vmulps	%zmm24,%zmm24,%zmm0
vmulps	%zmm4,%zmm28,%zmm28
vmulps	%zmm26,%zmm28,%zmm28
vfmadd231ps	%zmm24,%zmm0,%zmm28
vfmadd213ps	%zmm0,%zmm26,%zmm4
vbroadcastss	379f(%rip),%zmm0
vmulps	%zmm0,%zmm27,%zmm3
vbroadcastss	393f(%rip),%zmm25
kmovw	896(%rsp),%k4
vxorps	%zmm25,%zmm3,%zmm3 {%k4}
vmulps	%zmm0,%zmm9,%zmm9
kmovw	1344(%rsp),%k4
vxorps	%zmm25,%zmm9,%zmm9 {%k4}
vmulps	%zmm0,%zmm6,%zmm6
kmovw	1280(%rsp),%k4
vxorps	%zmm25,%zmm6,%zmm6 {%k4}
vmulps	%zmm0,%zmm10,%zmm10
vxorps	%zmm25,%zmm10,%zmm10 {%k5}
vmulps	%zmm0,%zmm23,%zmm23
vxorps	%zmm25,%zmm23,%zmm23 {%k6}
vmulps	%zmm0,%zmm16,%zmm24
vxorps	%zmm25,%zmm24,%zmm24 {%k7}
vmulps	%zmm0,%zmm17,%zmm26
vmovaps	%zmm0,%zmm27
vxorps	%zmm25,%zmm26,%zmm26 {%k2}
vcmpltps	%zmm21,%zmm11,%k2
movq	16(%rsp),%rdx
vbroadcastss	224(%rdx),%zmm0
vmulps	%zmm27,%zmm5,%zmm11
vxorps	%zmm25,%zmm11,%zmm11 {%k1}
vmulps	960(%rsp),%zmm0,%zmm16
vmulps	%zmm0,%zmm3,%zmm17
vmulps	%zmm0,%zmm9,%zmm5
vmulps	%zmm0,%zmm6,%zmm9
vmulps	%zmm0,%zmm10,%zmm10
vmulps	%zmm0,%zmm23,%zmm3
vmovups	%zmm3,960(%rsp)
vmulps	%zmm0,%zmm24,%zmm3
vmovups	%zmm3,896(%rsp)
vmulps	%zmm0,%zmm26,%zmm26
vmulps	%zmm0,%zmm11,%zmm3
vmovups	%zmm3,1344(%rsp)
vmulps	%zmm27,%zmm4,%zmm3
vxorps	%zmm25,%zmm3,%zmm3 {%k2}
vmulps	%zmm0,%zmm3,%zmm0
vmovups	%zmm0,1280(%rsp)
vbroadcastss	452f(%rip),%zmm4
vmulps	640(%rsp),%zmm4,%zmm23
vmulps	1472(%rsp),%zmm4,%zmm3
vmulps	832(%rsp),%zmm4,%zmm0
vmulps	1216(%rsp),%zmm4,%zmm27
vmulps	1088(%rsp),%zmm4,%zmm21
vmulps	1024(%rsp),%zmm4,%zmm6
vmovups	%zmm6,1472(%rsp)
vmulps	2544(%rsp),%zmm4,%zmm6
vmovups	%zmm6,832(%rsp)
vmulps	%zmm4,%zmm30,%zmm6
vmovups	%zmm6,1216(%rsp)
vmulps	%zmm4,%zmm29,%zmm6
vmovups	%zmm6,1088(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vmulps	%zmm4,%zmm28,%zmm4
vmovups	%zmm4,1024(%rsp)
vmovups	768(%rsp),%zmm28
cmpl	%esi,%ebp
cmovll	%ebp,%esi
movl	%esi,%edx
sarl	$31,%edx
andnl	%esi,%edx,%edx
addq	1648(%rsp),%rdx
imulq	%r10,%rdx
cmpl	%eax,%r11d
cmovll	%r11d,%eax
movl	%eax,%esi
sarl	$31,%esi
andnl	%eax,%esi,%eax
leaq	(%rdx,%rax,4),%rax
addq	368(%rsp),%rax
movq	56(%rsp),%rsi
movq	88(%rsp),%rbp
xorl	%edi,%edi
vmovups	%zmm26,1408(%rsp)
vmovups	%zmm14,1904(%rsp)
vmovups	%zmm16,1152(%rsp)
vmovups	%zmm17,1712(%rsp)
vmovups	%zmm5,2736(%rsp)
jmp	86f
.p2align	4
83:
xorl	%edx,%edx
84:
leaq	(%rdx,%rdx,2),%rdx
shlq	$7,%rdx
movq	32(%rsp),%r8
vmovaps	95488(%r8,%rdx),%zmm4
vmovaps	95552(%r8,%rdx),%zmm6
vmovaps	95680(%r8,%rdx),%zmm11
vmovaps	95744(%r8,%rdx),%zmm24
vmovaps	95808(%r8,%rdx),%zmm25
vfmadd231ps	%zmm4,%zmm25,%zmm19
vmulps	%zmm24,%zmm4,%zmm26
vfmadd231ps	%zmm4,%zmm26,%zmm1
vaddps	%zmm26,%zmm2,%zmm2
vfmadd231ps	%zmm6,%zmm25,%zmm13
vmulps	%zmm24,%zmm6,%zmm26
vfmadd231ps	%zmm4,%zmm26,%zmm7
vfmadd231ps	%zmm6,%zmm26,%zmm31
vaddps	%zmm26,%zmm12,%zmm12
vfmadd231ps	%zmm11,%zmm25,%zmm20
vaddps	%zmm25,%zmm18,%zmm18
vmulps	%zmm24,%zmm11,%zmm25
vfmadd231ps	%zmm4,%zmm25,%zmm22
vfmadd231ps	%zmm6,%zmm25,%zmm15
vfmadd231ps	%zmm11,%zmm25,%zmm8
vmovups	704(%rsp),%zmm4
vaddps	%zmm25,%zmm4,%zmm4
vmovups	%zmm4,704(%rsp)
vaddps	%zmm24,%zmm28,%zmm28
85:
incq	%rdi
addq	1840(%rsp),%rax
addq	%r15,%rbp
addq	%r15,%rsi
cmpq	%r13,%rdi
vmovups	1408(%rsp),%zmm26
je	79b
86:
vmovups	%zmm18,640(%rsp)
vmovups	%zmm28,768(%rsp)
testq	%rbx,%rbx
vmovups	960(%rsp),%zmm4
vmovups	896(%rsp),%zmm25
vmovups	1344(%rsp),%zmm28
vmovups	1280(%rsp),%zmm30
vmovups	1472(%rsp),%zmm14
vmovups	832(%rsp),%zmm18
vmovups	1216(%rsp),%zmm16
vmovups	1088(%rsp),%zmm17
vmovups	1024(%rsp),%zmm5
je	88f
movq	408(%rsp),%rdx
xorl	%r8d,%r8d
.p2align	4
87:
leaq	(%rax,%r8,4),%r9
vbroadcastss	(%rax,%r8,4),%zmm6
vmovaps	%zmm14,%zmm11
vfmadd213ps	%zmm29,%zmm6,%zmm11
vfmadd213ps	%zmm29,%zmm4,%zmm6
vbroadcastss	(%r10,%r9),%zmm24
addq	%r10,%r9
vfmadd231ps	%zmm18,%zmm24,%zmm11
vfmadd231ps	%zmm24,%zmm25,%zmm6
vbroadcastss	(%r10,%r9),%zmm24
addq	%r10,%r9
vfmadd231ps	%zmm16,%zmm24,%zmm11
vfmadd231ps	%zmm24,%zmm26,%zmm6
vbroadcastss	(%r10,%r9),%zmm24
addq	%r10,%r9
vfmadd231ps	%zmm17,%zmm24,%zmm11
vfmadd231ps	%zmm24,%zmm28,%zmm6
vbroadcastss	(%r10,%r9),%zmm24
vfmadd231ps	%zmm5,%zmm24,%zmm11
vmovaps	%zmm11,-64(%rdx)
vfmadd231ps	%zmm24,%zmm30,%zmm6
vmovaps	%zmm6,(%rdx)
incq	%r8
addq	$192,%rdx
cmpq	%r8,%rbx
jne	87b
88:
movq	%rdi,%rdx
imulq	%r13,%rdx
leaq	1684(%rdx),%r9
movq	416(%rsp),%r11
movq	424(%rsp),%r13
xorl	%r8d,%r8d
vmovups	1904(%rsp),%zmm14
vmovups	640(%rsp),%zmm18
vmovups	1152(%rsp),%zmm16
vmovups	1712(%rsp),%zmm17
vmovups	2736(%rsp),%zmm5
jmp	92f
.p2align	4
89:
vxorps	%xmm29,%xmm29,%xmm29
vfmadd213ps	%zmm29,%zmm16,%zmm28
vfmadd213ps	%zmm28,%zmm17,%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm11
vfmadd213ps	%zmm11,%zmm9,%zmm24
vfmadd213ps	%zmm24,%zmm10,%zmm30
vmovaps	%zmm4,(%rbp,%r8)
vmovaps	%zmm30,(%r13)
vmovaps	%zmm26,64(%r13)
vmovaps	%zmm6,192(%r13)
addq	$64,%r8
addq	$384,%r13
addq	%r14,%r11
cmpq	%r8,%r15
je	93f
92:
vmovaps	-832(%r11),%zmm28
vmovaps	-640(%r11),%zmm25
vmovaps	-448(%r11),%zmm11
vmovaps	%zmm23,%zmm6
vfmadd213ps	%zmm29,%zmm28,%zmm6
vmovaps	-768(%r11),%zmm26
vfmadd132ps	%zmm23,%zmm29,%zmm26
vfmadd231ps	%zmm3,%zmm25,%zmm6
vfmadd231ps	-576(%r11),%zmm3,%zmm26
vfmadd231ps	-384(%r11),%zmm0,%zmm26
vmovaps	-256(%r11),%zmm24
vfmadd231ps	%zmm0,%zmm11,%zmm6
vfmadd231ps	%zmm27,%zmm24,%zmm6
vfmadd231ps	-192(%r11),%zmm27,%zmm26
vmovaps	-64(%r11),%zmm30
vfmadd231ps	%zmm21,%zmm30,%zmm6
vfmadd231ps	(%r11),%zmm21,%zmm26
vmovaps	%zmm6,%zmm29
vmovups	160(%rsp),%zmm4
vfmadd213ps	224(%rsp),%zmm4,%zmm29
vmaxps	457f(%rip){1to16},%zmm29,%zmm4
cmpl	$16,%r12d
je	89b
vmovaps	(%rbp,%r8),%zmm29
vmovaps	%zmm4,%zmm29 {%k3}
vmovaps	%zmm29,%zmm4
jmp	89b
.p2align	4
93:
cmpq	$0,440(%rsp)
vbroadcastss	368f(%rip),%zmm30
movq	432(%rsp),%r13
je	95f
movq	152(%rsp),%r8
xorl	%r11d,%r11d
.p2align	4
94:
vmovaps	(%rbp,%r11),%zmm4
vmovaps	64(%rbp,%r11),%zmm6
vmulps	%zmm6,%zmm4,%zmm11
vdivps	%zmm11,%zmm30,%zmm11
vmulps	%zmm11,%zmm6,%zmm6
vmulps	%zmm6,%zmm14,%zmm6
vmovaps	%zmm6,-448(%r8)
vmovaps	-64(%rsi,%r11),%zmm24
vsubps	%zmm4,%zmm24,%zmm24
vmulps	%zmm6,%zmm24,%zmm6
vmovaps	%zmm6,-384(%r8)
vmulps	%zmm11,%zmm4,%zmm4
vmovaps	64(%rbp,%r11),%zmm6
vmulps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm4,-64(%r8)
vmovaps	(%rsi,%r11),%zmm11
vsubps	%zmm6,%zmm11,%zmm6
vmulps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm4,(%r8)
subq	$-128,%r11
addq	$768,%r8
cmpq	%r11,%r13
jne	94b
95:
movq	40(%rsp),%r13
testb	$1,%r13b
vmovups	768(%rsp),%zmm28
je	96f
shlq	$6,%r9
movq	384(%rsp),%r8
vmovaps	-64(%r8,%r9),%zmm4
vdivps	%zmm4,%zmm30,%zmm6
vmulps	%zmm6,%zmm14,%zmm6
movq	32(%rsp),%r8
movq	392(%rsp),%r11
vmovaps	%zmm6,95744(%r8,%r11)
shlq	$6,%rdx
movq	400(%rsp),%r9
vmovaps	(%r9,%rdx),%zmm11
vsubps	%zmm4,%zmm11,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm4,95808(%r8,%r11)
96:
cmpq	$0,64(%rsp)
je	83b
movq	152(%rsp),%r9
xorl	%edx,%edx
vmovups	704(%rsp),%zmm29
.p2align	4
97:
vmovaps	-704(%r9),%zmm4
vmovaps	-640(%r9),%zmm6
vmovaps	-512(%r9),%zmm11
vmovaps	-448(%r9),%zmm24
vmovaps	-384(%r9),%zmm25
vfmadd231ps	%zmm4,%zmm25,%zmm19
vmulps	%zmm24,%zmm4,%zmm26
vfmadd231ps	%zmm4,%zmm26,%zmm1
vaddps	%zmm26,%zmm2,%zmm2
vfmadd231ps	%zmm6,%zmm25,%zmm13
vmulps	%zmm24,%zmm6,%zmm26
vfmadd231ps	%zmm4,%zmm26,%zmm7
vfmadd231ps	%zmm6,%zmm26,%zmm31
vaddps	%zmm26,%zmm12,%zmm12
vfmadd231ps	%zmm11,%zmm25,%zmm20
vaddps	%zmm25,%zmm18,%zmm18
vmulps	%zmm24,%zmm11,%zmm25
vfmadd231ps	%zmm4,%zmm25,%zmm22
vfmadd231ps	%zmm6,%zmm25,%zmm15
vfmadd231ps	%zmm11,%zmm25,%zmm8
vaddps	%zmm25,%zmm29,%zmm4
vaddps	%zmm24,%zmm28,%zmm6
vmovaps	-320(%r9),%zmm11
vmovaps	-256(%r9),%zmm24
vmovaps	-128(%r9),%zmm25
vmovaps	-64(%r9),%zmm26
vmovaps	(%r9),%zmm28
vfmadd231ps	%zmm11,%zmm28,%zmm19
vmulps	%zmm26,%zmm11,%zmm29
vfmadd231ps	%zmm11,%zmm29,%zmm1
vaddps	%zmm29,%zmm2,%zmm2
vfmadd231ps	%zmm24,%zmm28,%zmm13
vmulps	%zmm26,%zmm24,%zmm29
vfmadd231ps	%zmm11,%zmm29,%zmm7
vfmadd231ps	%zmm24,%zmm29,%zmm31
vaddps	%zmm29,%zmm12,%zmm12
vfmadd231ps	%zmm25,%zmm28,%zmm20
vaddps	%zmm28,%zmm18,%zmm18
vmulps	%zmm26,%zmm25,%zmm28
vfmadd231ps	%zmm11,%zmm28,%zmm22
vfmadd231ps	%zmm24,%zmm28,%zmm15
vfmadd231ps	%zmm25,%zmm28,%zmm8
vaddps	%zmm28,%zmm4,%zmm29
vaddps	%zmm26,%zmm6,%zmm28
addq	$2,%rdx
addq	$768,%r9
cmpq	%rdx,%rcx
jne	97b
vmovups	%zmm29,704(%rsp)
testb	$1,%r13b
vxorps	%xmm29,%xmm29,%xmm29
jne	84b
jmp	85b
.p2align	4
98:
vbroadcastss	1632(%rsp),%zmm0
vmovups	%zmm0,960(%rsp)
vbroadcastss	1536(%rsp),%zmm0
vmovups	%zmm0,1280(%rsp)
vbroadcastss	2032(%rsp),%zmm0
vmovups	%zmm0,1408(%rsp)
vbroadcastss	1616(%rsp),%zmm0
vmovups	%zmm0,1344(%rsp)
vbroadcastss	1600(%rsp),%zmm0
vmovups	%zmm0,896(%rsp)
vbroadcastss	1584(%rsp),%zmm0
vmovups	%zmm0,640(%rsp)
vbroadcastss	1568(%rsp),%zmm0
vmovups	%zmm0,1472(%rsp)
vbroadcastss	1552(%rsp),%zmm0
vmovups	%zmm0,1904(%rsp)
vmovups	160(%rsp),%zmm9
vmulps	%zmm1,%zmm9,%zmm0
vmulps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,1216(%rsp)
vmulps	%zmm7,%zmm9,%zmm0
vmulps	%zmm0,%zmm9,%zmm7
vmulps	%zmm31,%zmm9,%zmm0
vmulps	%zmm0,%zmm9,%zmm6
vmovups	5872(%rsp),%zmm0
vaddps	5808(%rsp),%zmm0,%zmm1
vcmpleps	5744(%rsp),%zmm1,%k1
vmovups	%zmm1,2736(%rsp)
vcmpgeps	455f(%rip){1to16},%zmm1,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vmovups	%zmm28,768(%rsp)
vmovups	%zmm6,1648(%rsp)
vmovups	%zmm7,2032(%rsp)
jbe	76b
vmovups	%zmm0,832(%rsp)
testq	%r13,%r13
movq	16(%rsp),%r11
vbroadcastss	385f(%rip),%zmm14
vxorps	%xmm1,%xmm1,%xmm1
je	323f
movq	24(%rsp),%rax
movq	88(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	396f(%rip),%zmm16
vpbroadcastd	397f(%rip),%zmm17
vpbroadcastd	368f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm23
vbroadcastss	399f(%rip),%zmm24
vbroadcastss	422f(%rip),%zmm25
vbroadcastss	423f(%rip),%zmm26
vbroadcastss	424f(%rip),%zmm27
vbroadcastss	425f(%rip),%zmm28
vbroadcastss	426f(%rip),%zmm31
.p2align	4
99:
xorl	%edi,%edi
vbroadcastss	427f(%rip),%zmm0
.p2align	4
322:
vmovaps	(%rdx,%rdi),%zmm3
vmovaps	(%rax,%rdi),%zmm4
vdivps	%zmm3,%zmm30,%zmm5
vsubps	%zmm3,%zmm4,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm14,%k1
vaddps	%zmm14,%zmm5,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm30,%zmm5,%zmm6
vpaddd	%zmm16,%zmm6,%zmm6
vpandd	%zmm17,%zmm6,%zmm6
vpsubd	%zmm6,%zmm21,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm14,%zmm7,%zmm9
vfmadd231ps	%zmm5,%zmm7,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm23,%zmm7
vfmadd213ps	%zmm24,%zmm9,%zmm7
vmovaps	%zmm25,%zmm10
vmovaps	%zmm27,%zmm11
vfmadd213ps	%zmm26,%zmm9,%zmm10
vfmadd213ps	%zmm28,%zmm9,%zmm11
vfmadd231ps	%zmm31,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm7,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vfmadd231ps	%zmm0,%zmm6,%zmm11
vaddps	%zmm30,%zmm4,%zmm5
vmaxps	%zmm14,%zmm4,%zmm4
vfmsub231ps	%zmm5,%zmm11,%zmm4
vfmadd231ps	%zmm4,%zmm3,%zmm1
addq	$64,%rdi
cmpq	%rdi,%r15
jne	322b
incq	%rsi
addq	%r15,%rdx
addq	%r15,%rax
cmpq	%r13,%rsi
jne	99b
323:
vbroadcastss	456f(%rip),%zmm3
vmovups	3248(%rsp),%zmm4
vfmadd213ps	457f(%rip){1to16},%zmm4,%zmm3
vcmpltps	832(%rsp),%zmm29,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	3376(%rsp),%zmm0
vbroadcastss	458f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3376(%rsp)
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,3248(%rsp)
vblendmps	387f(%rip){1to16},%zmm30,%zmm0 {%k1}
vmovups	2992(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	2096(%rsp),%zmm11
vsubps	%zmm3,%zmm11,%zmm11
vmovups	3056(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	2160(%rsp),%zmm16
vsubps	%zmm4,%zmm16,%zmm16
vmovups	3120(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm5
vsubps	%zmm5,%zmm4,%zmm4
vmovups	160(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm24
vmovups	3312(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm6
vsubps	%zmm6,%zmm4,%zmm7
vmovups	224(%rsp),%zmm10
vsubps	%zmm7,%zmm10,%zmm10
vmovups	5488(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmovups	%zmm4,5488(%rsp)
vmovups	3184(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmovups	%zmm4,3184(%rsp)
vmovaps	%zmm30,%zmm0 {%k1} {z}
vmovups	%zmm0,1840(%rsp)
vmovups	%zmm6,3312(%rsp)
vmovups	%zmm5,3120(%rsp)
vmovups	%zmm3,3056(%rsp)
vmovups	%zmm1,2992(%rsp)
vmovups	768(%rsp),%zmm28
vmovdqu64	5424(%rsp),%zmm3
vmovups	1648(%rsp),%zmm6
vmovups	2032(%rsp),%zmm7
jmp	77b
.p2align	4
324:
vbroadcastss	454f(%rip),%zmm0
vmovups	1968(%rsp),%zmm1
vfmadd213ps	455f(%rip){1to16},%zmm0,%zmm1
vaddps	2928(%rsp),%zmm1,%zmm0
vmovups	%zmm0,640(%rsp)
testq	%r13,%r13
je	64b
vxorps	%xmm5,%xmm5,%xmm5
movq	24(%rsp),%rax
movq	88(%rsp),%rdx
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
vbroadcastss	385f(%rip),%zmm17
vpbroadcastd	396f(%rip),%zmm19
vpbroadcastd	397f(%rip),%zmm20
vpbroadcastd	368f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm25
vbroadcastss	422f(%rip),%zmm27
vbroadcastss	423f(%rip),%zmm28
vbroadcastss	424f(%rip),%zmm31
vbroadcastss	379f(%rip),%zmm23
vbroadcastss	442f(%rip),%zmm24
.p2align	4
325:
xorl	%edi,%edi
vbroadcastss	425f(%rip),%zmm18
vbroadcastss	426f(%rip),%zmm0
vbroadcastss	427f(%rip),%zmm26
.p2align	4
326:
vmovaps	(%rdx,%rdi),%zmm9
vmovaps	(%rax,%rdi),%zmm10
vdivps	%zmm9,%zmm30,%zmm11
vsubps	%zmm9,%zmm10,%zmm10
vmulps	%zmm11,%zmm10,%zmm10
vcmpltps	%zmm10,%zmm17,%k1
vaddps	%zmm17,%zmm11,%zmm11
vmovaps	%zmm10,%zmm11 {%k1}
vaddps	%zmm30,%zmm11,%zmm12
vpaddd	%zmm19,%zmm12,%zmm12
vpandd	%zmm20,%zmm12,%zmm12
vpsubd	%zmm12,%zmm21,%zmm13
vcvtdq2ps	%zmm12,%zmm12
vaddps	%zmm17,%zmm13,%zmm14
vfmadd231ps	%zmm11,%zmm13,%zmm14
vmulps	%zmm14,%zmm14,%zmm11
vmovaps	%zmm22,%zmm13
vfmadd213ps	%zmm25,%zmm14,%zmm13
vmovaps	%zmm27,%zmm15
vmovaps	%zmm31,%zmm16
vfmadd213ps	%zmm28,%zmm14,%zmm15
vfmadd213ps	%zmm18,%zmm14,%zmm16
vfmadd231ps	%zmm0,%zmm11,%zmm16
vfmadd213ps	%zmm15,%zmm11,%zmm16
vfmadd213ps	%zmm13,%zmm11,%zmm16
vaddps	%zmm30,%zmm10,%zmm13
vfmadd213ps	%zmm14,%zmm11,%zmm16
vmaxps	%zmm17,%zmm10,%zmm10
vaddps	%zmm30,%zmm9,%zmm11
vdivps	%zmm11,%zmm30,%zmm11
vfmadd231ps	%zmm26,%zmm12,%zmm16
vfmsub231ps	%zmm13,%zmm16,%zmm10
vmulps	%zmm11,%zmm11,%zmm12
vmulps	%zmm12,%zmm11,%zmm13
vaddps	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm6,%zmm6
vfmadd231ps	%zmm10,%zmm9,%zmm5
vaddps	%zmm13,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm12,%zmm2
vfmadd231ps	%zmm12,%zmm13,%zmm3
vfmadd231ps	%zmm13,%zmm13,%zmm1
addq	$64,%rdi
cmpq	%rdi,%r15
jne	326b
incq	%rsi
addq	%r15,%rdx
addq	%r15,%rax
cmpq	%r13,%rsi
jne	325b
jmp	65b
.p2align	4
327:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2352(%rsp)
vbroadcastss	1776(%rsp),%zmm13
movl	%eax,%eax
movl	%edx,%edx
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1968(%rsp)
xorl	%esi,%esi
vmovups	%zmm24,2928(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vmovaps	%zmm24,%zmm8
vxorps	%xmm10,%xmm10,%xmm10
vmovaps	%zmm24,%zmm20
vmovaps	%zmm24,%zmm14
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm13,2288(%rsp)
movq	%rax,2224(%rsp)
movq	%rdx,1648(%rsp)
jmp	332f
.p2align	4
328:
movq	1840(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm19,%xmm2
vmovaps	1776(%rsp),%xmm0
vfmadd213ss	2416(%rsp),%xmm0,%xmm2
vmulps	%zmm30,%zmm30,%zmm0
vfmsub231ps	%zmm4,%zmm29,%zmm0
vmaxps	383f(%rip){1to16},%zmm0,%zmm0
vbroadcastss	368f(%rip),%zmm11
vdivps	%zmm0,%zmm11,%zmm1
vbroadcastss	%xmm2,%zmm0
vmulps	%zmm30,%zmm7,%zmm5
vfmsub231ps	%zmm4,%zmm28,%zmm5
vmulps	%zmm1,%zmm5,%zmm5
vmulps	%zmm28,%zmm30,%zmm6
vfmsub231ps	%zmm7,%zmm29,%zmm6
vmulps	%zmm1,%zmm6,%zmm1
vmaxps	445f(%rip){1to16},%zmm5,%zmm5
vmaxps	446f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm7,%zmm6
vfmadd231ps	%zmm28,%zmm5,%zmm6
vmulps	%zmm5,%zmm5,%zmm9
vmulps	%zmm1,%zmm1,%zmm10
vmulps	%zmm10,%zmm4,%zmm10
vfmadd231ps	%zmm9,%zmm29,%zmm10
vaddps	%zmm5,%zmm5,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vfmadd213ps	%zmm10,%zmm30,%zmm9
vmovaps	%zmm11,%zmm30
vsubps	%zmm6,%zmm3,%zmm6
vsubps	%zmm3,%zmm9,%zmm9
vbroadcastss	379f(%rip),%zmm23
vfmadd132ps	%zmm23,%zmm6,%zmm9
vaddss	447f(%rip),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vbroadcastss	378f(%rip),%zmm26
vandps	%zmm26,%zmm2,%zmm2
vmovups	2352(%rsp),%zmm6
vcmpleps	%zmm2,%zmm6,%k1
vsubps	4912(%rsp),%zmm0,%zmm2
vandps	%zmm26,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm6,%k1 {%k1}
vbroadcastss	442f(%rip),%zmm24
vblendmps	%zmm9,%zmm24,%zmm6 {%k1}
movq	16(%rsp),%r11
vxorps	%xmm29,%xmm29,%xmm29
vmovups	4976(%rsp),%zmm10
vmovups	2736(%rsp),%zmm12
vmovups	2288(%rsp),%zmm13
movq	2224(%rsp),%rax
movq	1648(%rsp),%rdx
vmovups	2672(%rsp),%zmm15
vmovups	2608(%rsp),%zmm16
vmovups	2544(%rsp),%zmm17
vmovups	2480(%rsp),%zmm11
329:
vcmpltps	%zmm20,%zmm14,%k1
vcmpltps	%zmm24,%zmm14,%k1 {%k1}
vcmpleps	%zmm6,%zmm14,%k1 {%k1}
vcmpltps	%zmm24,%zmm20,%k2
vcmpltps	%zmm24,%zmm6,%k2 {%k2}
vsubps	%zmm6,%zmm20,%zmm2
vfmadd231ps	448f(%rip){1to16},%zmm14,%zmm20
vaddps	%zmm6,%zmm20,%zmm9
vcmpltps	%zmm9,%zmm29,%k2 {%k2}
vmulps	%zmm23,%zmm2,%zmm2
vdivps	%zmm9,%zmm30,%zmm9
vmulps	%zmm9,%zmm2,%zmm2 {%k2}
vminps	%zmm23,%zmm2,%zmm2
vmaxps	436f(%rip){1to16},%zmm2,%zmm2 {%k2} {z}
vfmadd213ps	%zmm11,%zmm13,%zmm2
vmovups	2928(%rsp),%zmm11
vcmpltps	%zmm11,%zmm14,%k2 {%k1}
vmovups	5040(%rsp),%zmm8
vmovaps	%zmm11,%zmm8 {%k2}
vmovaps	%zmm15,%zmm10 {%k2}
vmovaps	%zmm14,%zmm11 {%k2}
vmovaps	%zmm2,%zmm15 {%k2}
vmovups	1968(%rsp),%zmm9
vmovaps	%zmm16,%zmm9 {%k2}
vmovups	%zmm9,1968(%rsp)
vmovaps	%zmm17,%zmm12 {%k2}
vmovups	%zmm11,2928(%rsp)
vcmpltps	%zmm14,%zmm11,%k2
vcmpltps	%zmm8,%zmm14,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm14,%zmm8 {%k1}
vmovaps	%zmm2,%zmm10 {%k1}
incq	%rsi
vmovaps	%zmm14,%zmm20
vmovaps	%zmm6,%zmm14
vmovaps	%zmm0,%zmm11
vmovaps	%zmm5,%zmm16
vmovaps	%zmm1,%zmm17
cmpq	%rdx,%rsi
je	75b
332:
vmovups	%zmm8,5040(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm24,%zmm6
cmpq	%rax,%rsi
jae	329b
vmovups	%zmm11,2480(%rsp)
vmovups	%zmm17,2544(%rsp)
vmovups	%zmm16,2608(%rsp)
vmovups	%zmm15,2672(%rsp)
vmovups	%zmm12,2736(%rsp)
vmovups	%zmm10,4976(%rsp)
vcvttss2usi	212(%r11),%eax
vcvttss2usi	216(%r11),%r9d
vcvttss2usi	220(%r11),%r8d
vbroadcastss	224(%r11),%zmm22
vcvttss2usi	%xmm22,%edi
vbroadcastss	228(%r11),%zmm23
vfmadd231ps	6896(%rsp),%zmm22,%zmm23
vmovups	6832(%rsp),%zmm0
vfmadd213ps	232(%r11){1to16},%zmm0,%zmm22
vrndscaleps	$9,%zmm23,%zmm0
vbroadcastss	443f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	444f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm24
vrndscaleps	$9,%zmm22,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm26
movq	64(%rsp),%r10
imulq	%rdi,%r10
movl	%r10d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%r8d,%r11
subl	%edx,%r8d
movq	%r10,960(%rsp)
addq	$5,%r10
movq	%rsi,1840(%rsp)
addq	%rsi,%rax
movslq	%r9d,%rsi
subl	%edx,%r9d
imulq	%rax,%rsi
leaq	1(%rsi),%rax
movq	%rax,1904(%rsp)
leaq	2(%rsi),%rax
movq	%rax,832(%rsp)
leaq	3(%rsi),%rax
movq	%rax,1216(%rsp)
movq	%rdi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%rbx
movq	%r10,224(%rsp)
andq	$-2,%r10
movq	%r11,1472(%rsp)
leaq	(,%r11,4),%r14
movq	%r14,%rax
imulq	%rdi,%rax
movq	%rax,704(%rsp)
movq	%rdi,1280(%rsp)
movq	%rdi,%rax
shlq	$7,%rax
leaq	(%rax,%rax,2),%r12
vxorps	%xmm28,%xmm28,%xmm28
vmovaps	%zmm30,%zmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm29,%xmm29,%xmm29
movq	%rsi,896(%rsp)
leaq	4(%rsi),%rdx
movq	%rdx,1152(%rsp)
movl	$16,%edx
movl	%r9d,1712(%rsp)
movl	%r8d,1024(%rsp)
movq	%r12,640(%rsp)
movq	%r10,160(%rsp)
jmp	334f
.p2align	4
333:
vsubps	%zmm1,%zmm31,%zmm31
movl	1712(%rsp),%r9d
movl	1024(%rsp),%r8d
movl	1088(%rsp),%edx
334:
addl	$-1,%edx
jae	328b
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm31,%xmm0
vmovshdup	%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm2,%xmm0
jbe	328b
movl	%edx,1088(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vcmpltps	%zmm31,%zmm15,%k1
vbroadcastss	394f(%rip),%zmm2
vblendmps	%zmm24,%zmm2,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf128	$1,%ymm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf32x4	$2,%zmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	368f(%rip),%xmm10
vaddss	%xmm0,%xmm10,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm24,%k1 {%k1}
vblendmps	%zmm26,%zmm2,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm5
vminss	%xmm1,%xmm5,%xmm5
vshufpd	$1,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufps	$255,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf128	$1,%ymm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vmovshdup	%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm6,%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf32x4	$2,%zmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vmovshdup	%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm6,%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm5,%xmm1,%xmm5
vmovshdup	%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufpd	$1,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm5,%xmm1,%xmm1
vcvttss2si	%xmm0,%edi
decl	%edi
vcvttss2si	%xmm1,%ebp
decl	%ebp
cmpl	%r8d,%edi
movl	%r8d,%esi
cmovll	%edi,%r8d
cmpl	%r9d,%ebp
movl	%r9d,%edx
cmovll	%ebp,%edx
vaddss	%xmm1,%xmm10,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm26,%zmm1,%k2
vcmpleps	%zmm0,%zmm26,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	368f(%rip),%zmm12
vmovaps	%zmm12,%zmm1 {%k1} {z}
testq	%r13,%r13
je	333b
movl	%r9d,%eax
movl	%r8d,%r9d
sarl	$31,%r9d
andnl	%r8d,%r9d,%r11d
movl	%edx,%r8d
sarl	$31,%r8d
andnl	%edx,%r8d,%r9d
leaq	1(%r11),%r8
leaq	2(%r11),%rdx
vcvtsi2ss	%r8,%xmm14,%xmm5
leaq	3(%r11),%r8
vcvtsi2ss	%rdx,%xmm14,%xmm6
vcvtsi2ss	%r8,%xmm14,%xmm9
leaq	4(%r11),%r8
leaq	1(%r9),%rdx
vcvtsi2ss	%r8,%xmm14,%xmm10
leaq	2(%r9),%r8
vcvtsi2ss	%rdx,%xmm14,%xmm17
vcvtsi2ss	%r8,%xmm14,%xmm21
leaq	3(%r9),%r10
leaq	4(%r9),%rdx
movq	%r11,1408(%rsp)
vcvtsi2ss	%r11d,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm23,%zmm0
vbroadcastss	378f(%rip),%zmm18
vandps	%zmm18,%zmm0,%zmm0
vsubps	%zmm0,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vbroadcastss	437f(%rip),%zmm19
vsubps	%zmm0,%zmm19,%zmm0
vmaxps	%zmm15,%zmm0,%zmm0
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm0,%zmm0,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vbroadcastss	449f(%rip),%zmm8
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm0,%zmm16
vbroadcastss	452f(%rip),%zmm13
vmulps	%zmm13,%zmm16,%zmm0
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm5,%zmm23,%zmm5
vandps	%zmm18,%zmm5,%zmm5
vsubps	%zmm5,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm5,%zmm19,%zmm5
vmaxps	%zmm15,%zmm5,%zmm5
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm5,%zmm5,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm5,%zmm16
vmulps	%zmm13,%zmm16,%zmm5
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm23,%zmm6
vandps	%zmm18,%zmm6,%zmm6
vsubps	%zmm6,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm6,%zmm19,%zmm6
vmaxps	%zmm15,%zmm6,%zmm6
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm6,%zmm6,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm6,%zmm16
vmulps	%zmm13,%zmm16,%zmm6
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm9,%zmm23,%zmm9
vandps	%zmm18,%zmm9,%zmm9
vsubps	%zmm9,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm9,%zmm19,%zmm9
vmaxps	%zmm15,%zmm9,%zmm9
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm9,%zmm9,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm9,%zmm16
vmulps	%zmm13,%zmm16,%zmm9
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm10,%zmm23,%zmm10
vandps	%zmm18,%zmm10,%zmm10
vsubps	%zmm10,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm10,%zmm19,%zmm10
vmaxps	%zmm15,%zmm10,%zmm10
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm10,%zmm10,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm10,%zmm16
vmulps	%zmm13,%zmm16,%zmm10
movq	%r9,1344(%rsp)
vcvtsi2ss	%r9d,%xmm15,%xmm16
vbroadcastss	%xmm16,%zmm16
vsubps	%zmm16,%zmm22,%zmm16
vandps	%zmm18,%zmm16,%zmm16
vsubps	%zmm16,%zmm12,%zmm25
vmaxps	%zmm15,%zmm25,%zmm25
vsubps	%zmm16,%zmm19,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm16,%zmm16,%zmm2
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm8,%zmm25,%zmm25
vfmadd231ps	%zmm2,%zmm16,%zmm25
vmulps	%zmm13,%zmm25,%zmm16
vbroadcastss	%xmm17,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm17
vmaxps	%zmm15,%zmm17,%zmm17
vsubps	%zmm2,%zmm19,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm17,%zmm17,%zmm25
vmulps	%zmm2,%zmm2,%zmm27
vmulps	%zmm25,%zmm17,%zmm17
vmulps	%zmm8,%zmm17,%zmm17
vfmadd231ps	%zmm27,%zmm2,%zmm17
vmulps	%zmm13,%zmm17,%zmm17
vbroadcastss	%xmm21,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm21
vmaxps	%zmm15,%zmm21,%zmm21
vsubps	%zmm2,%zmm19,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm21,%zmm21,%zmm25
vmulps	%zmm2,%zmm2,%zmm27
vmulps	%zmm25,%zmm21,%zmm21
vmulps	%zmm8,%zmm21,%zmm21
vfmadd231ps	%zmm27,%zmm2,%zmm21
vmulps	%zmm13,%zmm21,%zmm21
vcvtsi2ss	%r10,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm25
vmaxps	%zmm15,%zmm25,%zmm25
vsubps	%zmm2,%zmm19,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm8,%zmm25,%zmm25
vfmadd231ps	%zmm11,%zmm2,%zmm25
vmulps	%zmm13,%zmm25,%zmm25
vcvtsi2ss	%rdx,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm11
vmaxps	%zmm15,%zmm11,%zmm11
vsubps	%zmm2,%zmm19,%zmm2
vxorps	%xmm18,%xmm18,%xmm18
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm11,%zmm11,%zmm27
vmulps	%zmm2,%zmm2,%zmm12
vmulps	%zmm27,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm11
vfmadd231ps	%zmm12,%zmm2,%zmm11
vmulps	%zmm13,%zmm11,%zmm27
cmpl	%ebp,%eax
cmovll	%eax,%ebp
movl	%ebp,%edx
sarl	$31,%edx
andnl	%ebp,%edx,%edx
addq	896(%rsp),%rdx
imulq	%r14,%rdx
cmpl	%edi,%esi
cmovll	%esi,%edi
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%edi
leaq	(%rdx,%rdi,4),%rdi
addq	360(%rsp),%rdi
movq	144(%rsp),%rbp
movq	56(%rsp),%r10
xorl	%r9d,%r9d
movq	160(%rsp),%rax
jmp	338f
.p2align	4
335:
xorl	%edx,%edx
336:
movq	%r9,%rsi
imulq	%r13,%rsi
shlq	$6,%rsi
movq	24(%rsp),%rax
leaq	(%rax,%rsi),%r8
movq	%rbx,%r11
imulq	%rdx,%r11
movq	32(%rsp),%rax
vmovaps	(%rax,%r11),%zmm2
addq	%rax,%rsi
addq	$107776,%rsi
vfmadd132ps	%zmm0,%zmm18,%zmm2
vfmadd231ps	192(%rax,%r11),%zmm5,%zmm2
vfmadd231ps	384(%rax,%r11),%zmm6,%zmm2
shlq	$6,%rdx
vfmadd231ps	576(%rax,%r11),%zmm9,%zmm2
vfmadd231ps	768(%rax,%r11),%zmm10,%zmm2
movq	160(%rsp),%rax
vmulps	%zmm2,%zmm1,%zmm2
vmulps	(%rsi,%rdx),%zmm2,%zmm11
vfmadd231ps	%zmm2,%zmm11,%zmm29
vaddps	%zmm11,%zmm30,%zmm30
vfmadd231ps	(%r8,%rdx),%zmm11,%zmm28
337:
incq	%r9
addq	704(%rsp),%rdi
addq	%r15,%r10
addq	%r15,%rbp
cmpq	%r13,%r9
je	333b
338:
cmpq	$0,224(%rsp)
je	344f
cmpq	$-4,960(%rsp)
jne	339f
xorl	%edx,%edx
jmp	343f
.p2align	4
339:
movq	32(%rsp),%r8
xorl	%edx,%edx
vxorps	%xmm11,%xmm11,%xmm11
.p2align	4
342:
leaq	(%rdi,%rdx,4),%rsi
vbroadcastss	-4(%rdi,%rdx,4),%zmm2
vfmadd132ps	%zmm16,%zmm11,%zmm2
leaq	(%r14,%rsi),%r11
addq	$-4,%r11
vfmadd231ps	-4(%r14,%rsi){1to16},%zmm17,%zmm2
leaq	(%r11,%r14),%r12
vfmadd231ps	(%r14,%r11){1to16},%zmm21,%zmm2
leaq	(%r12,%r14),%r13
vfmadd231ps	(%r14,%r12){1to16},%zmm25,%zmm2
vfmadd231ps	(%r14,%r13){1to16},%zmm27,%zmm2
vmovaps	%zmm2,(%r8)
vbroadcastss	(%rdi,%rdx,4),%zmm2
vfmadd132ps	%zmm16,%zmm11,%zmm2
vfmadd231ps	(%r14,%rsi){1to16},%zmm17,%zmm2
vfmadd231ps	4(%r14,%r11){1to16},%zmm21,%zmm2
vfmadd231ps	4(%r14,%r12){1to16},%zmm25,%zmm2
vfmadd231ps	4(%r14,%r13){1to16},%zmm27,%zmm2
vmovaps	%zmm2,192(%r8)
addq	$2,%rdx
addq	$384,%r8
cmpq	%rdx,%rax
jne	342b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,224(%rsp)
movq	40(%rsp),%r13
movq	640(%rsp),%r12
je	344f
343:
movq	%r9,%r13
imulq	1280(%rsp),%r13
addq	1344(%rsp),%r13
movq	1152(%rsp),%rax
addq	%r13,%rax
movq	%rax,768(%rsp)
movq	1216(%rsp),%rax
leaq	(%r13,%rax),%r11
movq	832(%rsp),%rax
leaq	(%rax,%r13),%r12
movq	1904(%rsp),%rax
leaq	(%rax,%r13),%rsi
addq	896(%rsp),%r13
movq	1472(%rsp),%rcx
imulq	%rcx,%r13
movq	16(%rsp),%rax
leaq	(%rax,%r13,4),%r13
movq	1408(%rsp),%r8
leaq	260(%r13,%r8,4),%r13
vbroadcastss	(%r13,%rdx,4),%zmm2
movq	40(%rsp),%r13
imulq	%rcx,%rsi
leaq	(%rax,%rsi,4),%rsi
leaq	(%rsi,%r8,4),%rsi
addq	$260,%rsi
vfmadd132ps	%zmm16,%zmm18,%zmm2
vfmadd231ps	(%rsi,%rdx,4){1to16},%zmm17,%zmm2
imulq	%rcx,%r12
leaq	(%rax,%r12,4),%rsi
movq	640(%rsp),%r12
leaq	(%rsi,%r8,4),%rsi
addq	$260,%rsi
vfmadd231ps	(%rsi,%rdx,4){1to16},%zmm21,%zmm2
imulq	%rcx,%r11
leaq	(%rax,%r11,4),%rsi
leaq	(%rsi,%r8,4),%rsi
addq	$260,%rsi
vfmadd231ps	(%rsi,%rdx,4){1to16},%zmm25,%zmm2
movq	768(%rsp),%rsi
imulq	%rcx,%rsi
movq	376(%rsp),%rcx
leaq	(%rax,%rsi,4),%rsi
leaq	(%rsi,%r8,4),%rsi
addq	$260,%rsi
vfmadd231ps	(%rsi,%rdx,4){1to16},%zmm27,%zmm2
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
movq	32(%rsp),%rax
vmovaps	%zmm2,(%rax,%rdx)
movq	160(%rsp),%rax
344:
cmpq	$0,64(%rsp)
je	335b
movq	32(%rsp),%r8
xorl	%r11d,%r11d
xorl	%edx,%edx
vxorps	%xmm15,%xmm15,%xmm15
.p2align	4
345:
vmovaps	(%r8),%zmm2
vfmadd132ps	%zmm0,%zmm15,%zmm2
vfmadd231ps	192(%r8),%zmm5,%zmm2
vfmadd231ps	384(%r8),%zmm6,%zmm2
vfmadd231ps	576(%r8),%zmm9,%zmm2
vfmadd231ps	768(%r8),%zmm10,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vmulps	-64(%rbp,%r11),%zmm2,%zmm11
vfmadd231ps	-64(%r10,%r11),%zmm11,%zmm28
vfmadd231ps	%zmm2,%zmm11,%zmm29
vmovaps	(%r8,%rbx),%zmm2
vfmadd132ps	%zmm0,%zmm15,%zmm2
vfmadd231ps	192(%r8,%rbx),%zmm5,%zmm2
vfmadd231ps	384(%r8,%rbx),%zmm6,%zmm2
vfmadd231ps	576(%r8,%rbx),%zmm9,%zmm2
vfmadd231ps	768(%r8,%rbx),%zmm10,%zmm2
vaddps	%zmm11,%zmm30,%zmm11
vmulps	%zmm2,%zmm1,%zmm2
vmulps	(%rbp,%r11),%zmm2,%zmm12
vfmadd231ps	%zmm2,%zmm12,%zmm29
vaddps	%zmm12,%zmm11,%zmm30
vfmadd231ps	(%r10,%r11),%zmm12,%zmm28
addq	$2,%rdx
subq	$-128,%r11
addq	%r12,%r8
cmpq	%rdx,%rcx
jne	345b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,%r13b
jne	336b
jmp	337b
.p2align	4
346:
vcvtudq2ps	448(%rsp),%zmm0
vaddps	395f(%rip){1to16},%zmm0,%zmm1
vdivps	512(%rsp),%zmm30,%zmm0
vmulps	6576(%rsp),%zmm0,%zmm0
vpaddd	%zmm19,%zmm0,%zmm2
vpandd	%zmm20,%zmm2,%zmm2
vpsubd	%zmm2,%zmm21,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm30,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm4
vmovaps	%zmm22,%zmm5
vfmadd213ps	%zmm25,%zmm3,%zmm5
vmovaps	%zmm27,%zmm6
vfmadd213ps	%zmm28,%zmm3,%zmm6
vmovaps	%zmm31,%zmm0
vfmadd213ps	425f(%rip){1to16},%zmm3,%zmm0
vfmadd231ps	426f(%rip){1to16},%zmm4,%zmm0
vfmadd213ps	%zmm6,%zmm4,%zmm0
vfmadd213ps	%zmm5,%zmm4,%zmm0
vfmadd213ps	%zmm3,%zmm4,%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm0
vmovups	576(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm0
movl	12(%rsp),%ebp
testb	$32,%bpl
movq	7040(%rsp),%rdi
movq	336(%rsp),%rsi
vbroadcastss	372f(%rip),%zmm10
movl	76(%rsp),%ecx
movq	128(%rsp),%rdx
movq	344(%rsp),%r15
jne	7b
vbroadcastss	383f(%rip),%zmm4
vmovups	3760(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm30,%zmm2
vmovups	3824(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm30,%zmm1
vmovups	3888(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm11
vmovups	4016(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm13
vmulps	3952(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm30,%zmm12,%zmm4
vbroadcastss	432f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm5
vmulps	4080(%rsp),%zmm11,%zmm3
vmulps	%zmm2,%zmm3,%zmm6
vmulps	4144(%rsp),%zmm11,%zmm3
vmovaps	%zmm7,%zmm16
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm30,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm3
vminps	%zmm30,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	4208(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	4272(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	4336(%rsp),%zmm13,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmovups	%zmm3,224(%rsp)
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm30,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	433f(%rip){1to16},%zmm4,%k0
vmovups	4400(%rsp),%zmm18
vbroadcastss	378f(%rip),%zmm15
vandps	%zmm15,%zmm18,%zmm4
vmaxps	%zmm29,%zmm4,%zmm4
vmovups	4528(%rsp),%zmm3
vandps	%zmm15,%zmm3,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm30,%zmm16,%k2
vcmpleps	435f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4464(%rsp),%zmm26
vaddps	%zmm26,%zmm18,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6064(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6128(%rsp),%zmm18
vmaxps	%zmm4,%zmm18,%zmm15
vmovaps	%zmm18,%zmm15 {%k1}
vbroadcastss	208(%r11),%zmm4
vmovaps	%zmm15,%zmm26 {%k3}
vbroadcastss	12(%r11),%zmm15
vcmpeqps	389f(%rip){1to16},%zmm16,%k1
vmovaps	%zmm4,%zmm26 {%k1}
movq	136(%rsp),%rcx
movq	%rcx,%rax
shlq	$6,%rax
vmovaps	%zmm26,(%rsi,%rax)
vmovups	4592(%rsp),%zmm26
vaddps	%zmm26,%zmm3,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6192(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6256(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
vmovaps	%zmm4,%zmm26 {%k1}
addq	%r15,%rcx
shlq	$6,%rcx
movq	%rcx,%r14
vmovaps	%zmm26,(%rsi,%rcx)
vmovups	4784(%rsp),%zmm26
vaddps	4656(%rsp),%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6320(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6384(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
leaq	(%rsi,%rax),%rdx
vmulps	%zmm15,%zmm26,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%r15,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vmovups	4848(%rsp),%zmm26
vaddps	4720(%rsp),%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6448(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6512(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
vmulps	%zmm15,%zmm26,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%r15,%r15,2),%rcx
movq	%rsi,%r10
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	347f
vmaxps	432f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	393f(%rip),%zmm18
vxorps	%zmm18,%zmm12,%zmm16
vdivps	%zmm14,%zmm30,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r15,%r9
shlq	$8,%r9
addq	%r10,%r9
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
leaq	6(%rdx,%rdx,2),%r8
movl	$13,%edx
movl	$7,%ebx
cmoveq	%rbx,%rdx
addq	$5,%rdi
imulq	%r15,%rdi
shlq	$6,%rdi
addq	%r10,%rdi
imulq	%r15,%r8
shlq	$6,%r8
addq	%r10,%r8
imulq	%r15,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm18,%zmm6,%zmm6
vmovups	224(%rsp),%zmm3
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm18,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm18,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm18,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm18,%zmm3,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm30,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
movq	7040(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	347f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%r15,%r15,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmovups	224(%rsp),%zmm3
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%r15,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%r15,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r10,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%r15,%rdx
addq	%r10,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
347:
testb	$8,%bpl
vbroadcastss	437f(%rip),%zmm14
vmovups	5680(%rsp),%zmm6
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	389f(%rip){1to16},%zmm6,%k2
vmovups	3440(%rsp),%zmm2
vaddps	%zmm2,%zmm2,%zmm3
vfmsub132ps	436f(%rip){1to16},%zmm2,%zmm0
vbroadcastss	100(%r11),%zmm4
vmovups	5616(%rsp),%zmm26
vfmadd213ps	%zmm29,%zmm26,%zmm4
vmovups	3504(%rsp),%zmm11
vfmadd231ps	104(%r11){1to16},%zmm11,%zmm4
vmovups	3568(%rsp),%zmm10
vfmadd231ps	108(%r11){1to16},%zmm10,%zmm4
vmovups	3632(%rsp),%zmm9
vfmadd231ps	112(%r11){1to16},%zmm9,%zmm4
vmovups	3696(%rsp),%zmm8
vfmadd231ps	116(%r11){1to16},%zmm8,%zmm4
vmovups	5552(%rsp),%zmm7
vfmadd231ps	120(%r11){1to16},%zmm7,%zmm4
vbroadcastss	136(%r11),%zmm2
vmovups	6000(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm29,%zmm26,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm11,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm10,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm8,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm7,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm29,%zmm26
vfmadd231ps	176(%r11){1to16},%zmm11,%zmm26
vfmadd231ps	180(%r11){1to16},%zmm10,%zmm26
vfmadd231ps	184(%r11){1to16},%zmm9,%zmm26
vfmadd231ps	188(%r11){1to16},%zmm8,%zmm26
vfmadd231ps	192(%r11){1to16},%zmm7,%zmm26
vfmadd231ps	%zmm14,%zmm5,%zmm2
vfmadd231ps	438f(%rip){1to16},%zmm5,%zmm26
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rdx),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	3(%rdx),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm26 {%k2}
addq	$4,%rdx
imulq	%r15,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmovaps	%zmm26,(%rax,%rdx)
jmp	6b
348:
shlq	$6,%rdx
addq	80(%rsp),%rdx
movl	$2,%esi
subq	%r13,%rsi
movq	%r13,%rdi
shlq	$6,%rdi
movl	%r13d,%r8d
shll	$4,%r8d
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,576(%rsp)
movl	$16,%r9d
xorl	%r10d,%r10d
movq	56(%rsp),%rcx
vmovaps	%zmm30,%zmm8
vmovups	%zmm30,512(%rsp)
vbroadcastss	369f(%rip),%zmm0
vmovups	%zmm0,448(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm16,%xmm16,%xmm16
xorl	%r14d,%r14d
jmp	352f
.p2align	4
349:
vaddps	%zmm0,%zmm7,%zmm7
vaddps	%zmm11,%zmm15,%zmm15
incq	%r14
addq	%rdi,%rcx
addl	%r8d,%r9d
addq	%r13,%r10
cmpq	%r13,%r14
je	54b
352:
movq	%r14,%r15
imulq	%r13,%r15
movq	%r15,%r11
shlq	$5,%r11
andq	$-64,%r11
movl	%r15d,%ebx
shll	$4,%ebx
andl	$16,%ebx
movq	%r15,%r12
vmovdqa64	(%rdx,%r11),%zmm0
vmovd	%ebx,%xmm5
vpsrld	%xmm5,%zmm0,%zmm0
vpandd	473f(%rip){1to16},%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm5
movq	16(%rsp),%r11
vsubps	(%r11){1to16},%zmm5,%zmm0
shlq	$6,%r12
vmulps	4(%r11){1to16},%zmm0,%zmm0
movq	24(%rsp),%r11
vmovaps	%zmm0,(%r11,%r12)
testb	$8,12(%rsp)
jne	355f
cmpl	$1,%r13d
je	356f
353:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm29,%zmm0,%zmm11
cmpq	$1,%r13
jne	357f
354:
testq	%r14,%r14
jne	349b
jmp	363f
.p2align	4
355:
vaddps	%zmm10,%zmm0,%zmm6
vfmadd213ps	373f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm0,%zmm6
vaddps	375f(%rip){1to16},%zmm0,%zmm9
vfmadd213ps	376f(%rip){1to16},%zmm0,%zmm9
vcmpltps	%zmm0,%zmm29,%k1
vmulps	%zmm6,%zmm8,%zmm8 {%k1}
vmovups	512(%rsp),%zmm4
vmulps	%zmm9,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm8,%zmm6
vpsrld	$23,%zmm4,%zmm9
vmovdqu64	448(%rsp),%zmm1
vpsubd	%zmm9,%zmm1,%zmm9
vpaddd	%zmm6,%zmm9,%zmm1
vmovdqu64	%zmm1,448(%rsp)
vpbroadcastd	377f(%rip),%zmm6
vpternlogd	$236,%zmm6,%zmm21,%zmm8
vpternlogd	$236,%zmm6,%zmm21,%zmm4
vmovdqu64	%zmm4,512(%rsp)
vbroadcastss	368f(%rip),%zmm6 {%k1} {z}
vmovups	576(%rsp),%zmm9
vaddps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,576(%rsp)
cmpl	$1,%r13d
jne	353b
356:
vaddps	%zmm0,%zmm16,%zmm16
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm29,%zmm0,%zmm11
cmpq	$1,%r13
je	354b
357:
vmovaps	%zmm8,%zmm13
movl	$1,%r12d
cmpl	$2,%r13d
jne	364f
358:
addq	%r12,%r15
movq	%r15,%r11
shlq	$5,%r11
andq	$-64,%r11
movl	%r15d,%ebx
shll	$4,%ebx
andl	$16,%ebx
vmovdqa64	(%rdx,%r11),%zmm5
vmovd	%ebx,%xmm6
vpsrld	%xmm6,%zmm5,%zmm5
vpandd	473f(%rip){1to16},%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
movq	16(%rsp),%r11
vsubps	(%r11){1to16},%zmm5,%zmm6
shlq	$6,%r15
vmulps	4(%r11){1to16},%zmm6,%zmm6
movq	24(%rsp),%r11
vmovaps	%zmm6,(%r11,%r15)
testb	$8,12(%rsp)
je	359f
vaddps	%zmm10,%zmm6,%zmm9
vfmadd213ps	373f(%rip){1to16},%zmm6,%zmm9
vfmadd213ps	374f(%rip){1to16},%zmm6,%zmm9
vaddps	375f(%rip){1to16},%zmm6,%zmm10
vfmadd213ps	376f(%rip){1to16},%zmm6,%zmm10
vcmpltps	%zmm6,%zmm29,%k1
vmulps	%zmm9,%zmm13,%zmm13 {%k1}
vmovups	512(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm13,%zmm9
vpsrld	$23,%zmm4,%zmm10
vmovdqu64	448(%rsp),%zmm1
vpsubd	%zmm10,%zmm1,%zmm10
vpaddd	%zmm9,%zmm10,%zmm1
vmovdqu64	%zmm1,448(%rsp)
vbroadcastss	372f(%rip),%zmm10
vpbroadcastd	377f(%rip),%zmm9
vpternlogd	$236,%zmm9,%zmm21,%zmm13
vpternlogd	$236,%zmm9,%zmm21,%zmm4
vmovdqu64	%zmm4,512(%rsp)
vbroadcastss	368f(%rip),%zmm9 {%k1} {z}
vmovups	576(%rsp),%zmm12
vaddps	%zmm9,%zmm12,%zmm12
vmovups	%zmm12,576(%rsp)
359:
movq	40(%rsp),%r13
incq	%r12
cmpq	%r13,%r12
jne	362f
vaddps	%zmm6,%zmm16,%zmm16
362:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
vmovdqa64	%zmm13,%zmm8
testq	%r14,%r14
jne	349b
363:
vaddps	%zmm11,%zmm18,%zmm18
jmp	349b
.p2align	4
364:
movl	%r9d,%ebp
movq	%rcx,%rbx
jmp	366f
.p2align	4
365:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%rsi,%r12),%r11
incq	%r11
incq	%r12
addq	$64,%rbx
addl	$16,%ebp
cmpq	$1,%r11
je	358b
366:
leaq	(%r10,%r12),%r11
shlq	$5,%r11
andq	$-64,%r11
movl	%ebp,%r13d
andl	$16,%r13d
vmovdqa64	(%rdx,%r11),%zmm5
vmovd	%r13d,%xmm6
vpsrld	%xmm6,%zmm5,%zmm5
vpandd	473f(%rip){1to16},%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
movq	16(%rsp),%r11
vsubps	(%r11){1to16},%zmm5,%zmm6
vmulps	4(%r11){1to16},%zmm6,%zmm6
vmovaps	%zmm6,(%rbx)
testb	$8,12(%rsp)
je	365b
vaddps	%zmm10,%zmm6,%zmm9
vfmadd213ps	373f(%rip){1to16},%zmm6,%zmm9
vfmadd213ps	374f(%rip){1to16},%zmm6,%zmm9
vaddps	375f(%rip){1to16},%zmm6,%zmm10
vfmadd213ps	376f(%rip){1to16},%zmm6,%zmm10
vcmpltps	%zmm6,%zmm29,%k1
vmulps	%zmm9,%zmm13,%zmm13 {%k1}
vmovups	512(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm13,%zmm9
vpsrld	$23,%zmm4,%zmm10
vmovdqu64	448(%rsp),%zmm1
vpsubd	%zmm10,%zmm1,%zmm10
vpaddd	%zmm9,%zmm10,%zmm1
vmovdqu64	%zmm1,448(%rsp)
vbroadcastss	372f(%rip),%zmm10
vpbroadcastd	377f(%rip),%zmm9
vpternlogd	$236,%zmm9,%zmm21,%zmm13
vpternlogd	$236,%zmm9,%zmm21,%zmm4
vmovdqu64	%zmm4,512(%rsp)
vbroadcastss	368f(%rip),%zmm9 {%k1} {z}
vmovups	576(%rsp),%zmm12
vaddps	%zmm9,%zmm12,%zmm12
vmovups	%zmm12,576(%rsp)
jmp	365b
367:
addq	$6968,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
368:
.long	0x3f800000
369:
.long	1048576
372:
.long	0x3f40094e
373:
.long	0x3e1d5a5a
374:
.long	0x3bd74912
375:
.long	0x3f156f3d
376:
.long	0x3d26f715
377:
.long	8388607
378:
.long	2147483647
379:
.long	0x3f000000
382:
.long	1400897535
383:
.long	0x0da24260
384:
.long	0x1e3ce508
385:
.long	0xbf800000
386:
.long	0x41100000
387:
.long	0x3e800000
388:
.long	0x41490fdb
389:
.long	0x40800000
392:
.long	0x40a00000
393:
.long	0x80000000
394:
.long	0x49742400
395:
.long	0xc9800000
396:
.long	3234528013
397:
.long	4286578688
398:
.long	0x3eaaac4e
399:
.long	0xbf00000d
422:
.long	0x3e4bdb47
423:
.long	0xbe7fd7d0
424:
.long	0x3e259a3a
425:
.long	0xbe2ec8d2
426:
.long	0xbddadb52
427:
.long	0x33b17218
428:
.long	0x3f317218
429:
.long	0x3feb3f8f
432:
.long	0x358637bd
433:
.long	0x38d1b717
434:
.long	0x40400000
435:
.long	0x7f7fffff
436:
.long	0xbf000000
437:
.long	0x40000000
438:
.long	0x41000000
439:
.long	0x3f400000
442:
.long	0x7149f2ca
443:
.long	0x45800000
444:
.long	0xc5800000
445:
.long	0x41200000
446:
.long	0x3d4ccccd
447:
.long	0xc9742400
448:
.long	0xc0000000
449:
.long	0xc0800000
452:
.long	0x3e2aaaab
453:
.long	0x3fc00000
454:
.long	0x3c23d70a
455:
.long	0x41400000
456:
.long	0x3727c5ac
457:
.long	0x3a83126f
458:
.long	0x41800000
459:
.long	2
462:
.long	4
463:
.long	8
464:
.long	0x350637bd
465:
.long	0x34210fb0
466:
.long	0x3f666666
467:
.long	0x3cf5c28f
468:
.long	0x26901d7d
469:
.long	0x3f800054
472:
.long	0xbf4ccccd
473:
.short	65535
.short	0
.p2align	6,0x0
474:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
